import { expect, test } from "vitest";
import { audit, literalsIn } from "./audit";

const components = import.meta.glob<string>(["../App.svelte", "../screens/*.svelte", "../parts/*.svelte"], { query: "?raw", import: "default", eager: true });
const scripts = import.meta.glob<string>(["../main.ts", "../lib/*.ts", "!../**/*.test.ts", "!../lib/schema.ts"], { query: "?raw", import: "default", eager: true });
const pages = import.meta.glob<string>("../../index.html", { query: "?raw", import: "default", eager: true });
const catalogues = import.meta.glob<string>("./*.ftl", { query: "?raw", import: "default", eager: true });

const ALLOWED = {};

test("the app speaks from its catalogues", () => {
  expect(audit({ ...components, ...scripts, ...pages }, catalogues, ALLOWED)).toEqual([]);
});
