import { mount } from "svelte";
import "@fontsource/caprasimo/latin.css";
import "./lib/theme.css";
import App from "./App.svelte";
import { language } from "./lib/language.svelte";
import { settings } from "./lib/settings.svelte";

const target = document.getElementById("app");
if (target) void language.use(settings.liked.language).then(() => mount(App, { target }));
