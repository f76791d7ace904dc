// What a person likes, remembered in this browser.
import { MediaQuery } from "svelte/reactivity";
import { store, stored } from "./keep";
import type { LanguageChoice } from "./language.svelte";
import { type Animation, duration } from "./motion/duration";

export type Theme = "system" | "light" | "dark";

interface Liked {
  theme: Theme;
  animation: Animation;
  sound: boolean;
  letters: boolean;
  plain: boolean; // every game as words and buttons
  guard: boolean; // a word of warning before a mistake that the rules allow
  language: LanguageChoice;
}

const USUAL: Liked = { theme: "system", animation: "normal", sound: true, letters: false, plain: false, guard: true, language: "system" };

class Settings {
  liked = $state<Liked>({ ...USUAL, ...stored<Partial<Liked>>("settings", {}) });
  readonly #dark = new MediaQuery("(prefers-color-scheme: dark)");
  readonly #reduced = new MediaQuery("(prefers-reduced-motion: reduce)");

  get dark(): boolean {
    return this.liked.theme === "system" ? this.#dark.current : this.liked.theme === "dark";
  }

  get reduced(): boolean {
    return this.#reduced.current;
  }

  get motion(): number {
    return duration(this.liked.animation, this.#reduced.current);
  }

  change(part: Partial<Liked>): void {
    Object.assign(this.liked, part);
    store("settings", $state.snapshot(this.liked));
  }

  /** Show them on the page; call inside an effect. */
  apply(): void {
    const page = document.documentElement;
    page.dataset.theme = this.dark ? "dark" : "light";
    page.dataset.motion = this.motion ? "on" : "off";
  }
}

export const settings = new Settings();
