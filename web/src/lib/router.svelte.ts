// Where we are, by the browser's own history.
import { tick } from "svelte";
import { parse, type Route } from "./routes";

const here = (): string => location.pathname + location.search + location.hash;

class Router {
  route = $state.raw<Route>(parse(here()));

  constructor() {
    addEventListener("popstate", () => this.#read());
    document.addEventListener("click", (click) => this.#follow(click));
  }

  go(path: string): void {
    if (path !== here()) history.pushState(null, "", path);
    void this.#arrive();
  }

  /** The same page under another address: no step back, nothing moves. */
  rename(path: string): void {
    if (path !== here()) history.replaceState(null, "", path);
    this.#read();
  }

  #read(): void {
    this.route = parse(here());
  }

  /** A new page starts at its top, with the keyboard at its heading. */
  async #arrive(): Promise<void> {
    const before = this.route;
    this.#read();
    await tick();
    if (location.hash || samePage(before, this.route)) return;
    scrollTo(0, 0);
    document.querySelector<HTMLElement>("main")?.focus({ preventScroll: true });
  }

  #follow(click: MouseEvent): void {
    const plain = click.button === 0 && !click.metaKey && !click.ctrlKey && !click.shiftKey && !click.altKey;
    const link = (click.target as Element | null)?.closest?.("a[href]");
    if (!plain || click.defaultPrevented || !(link instanceof HTMLAnchorElement)) return;
    if (link.target || link.download || link.origin !== location.origin) return;
    if (link.pathname === location.pathname && link.hash) return;
    click.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  }
}

function samePage(a: Route, b: Route): boolean {
  return a.screen === "table" && b.screen === "table" && a.table === b.table;
}

export const router = new Router();
