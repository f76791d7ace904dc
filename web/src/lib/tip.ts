// A tooltip that shows on hover, focus and long press, and never leaves the window.
import type { Attachment } from "svelte/attachments";

const HOVER = 250; // milliseconds
const LONG_PRESS = 450;
const GAP = 8; // pixels to the card and to the window's edge

function place(bubble: HTMLElement, anchor: HTMLElement): void {
  const card = anchor.getBoundingClientRect();
  const { width, height } = bubble.getBoundingClientRect();
  const left = Math.min(Math.max(card.left + card.width / 2 - width / 2, GAP), innerWidth - width - GAP);
  const above = card.top - height - GAP;
  bubble.style.left = `${Math.max(left, GAP)}px`;
  bubble.style.top = `${above > GAP ? above : Math.min(card.bottom + GAP, innerHeight - height - GAP)}px`;
}

/** Shows the bubble (a popover named by aria-describedby) for the element it is attached to. */
export const tip: Attachment<HTMLElement> = (anchor) => {
  let timer = 0;
  let pressed = false; // long enough to be a question, not a choice
  const bubble = () => document.getElementById(anchor.getAttribute("aria-describedby") ?? "");
  const show = () => {
    const found = bubble();
    if (!found?.textContent?.trim() || found.matches(":popover-open")) return;
    found.showPopover();
    place(found, anchor);
    addEventListener("pointerdown", hide, { capture: true, once: true });
  };
  const hide = () => {
    clearTimeout(timer);
    removeEventListener("pointerdown", hide, { capture: true });
    const found = bubble();
    if (found?.matches(":popover-open")) found.hidePopover();
  };
  const press = () => {
    pressed = true;
    show();
  };
  const listeners: { [K in keyof HTMLElementEventMap]?: (event: HTMLElementEventMap[K]) => void } = {
    pointerenter: (event) => event.pointerType === "mouse" && (timer = window.setTimeout(show, HOVER)),
    pointerleave: (event) => (event.pointerType === "mouse" ? hide() : clearTimeout(timer)),
    focus: () => anchor.matches(":focus-visible") && show(),
    blur: hide,
    pointerdown: (event) => {
      pressed = false;
      hide();
      if (event.pointerType !== "mouse") timer = window.setTimeout(press, LONG_PRESS);
    },
    pointerup: () => clearTimeout(timer),
    pointercancel: hide, // the finger scrolls
    contextmenu: (event) => event.pointerType !== "mouse" && event.preventDefault(),
    keydown: (event) => event.key === "Escape" && hide(),
    click: (event) => pressed && (event.stopImmediatePropagation(), event.preventDefault(), (pressed = false)),
  };
  const added = Object.entries(listeners) as [string, EventListener][];
  for (const [kind, listener] of added) anchor.addEventListener(kind, listener, { capture: kind === "click" });
  return () => {
    hide();
    for (const [kind, listener] of added) anchor.removeEventListener(kind, listener, { capture: kind === "click" });
  };
};

/** Arrow keys move within a group of buttons; Tab leaves it. */
export const roving: Attachment<HTMLElement> = (group) => {
  const buttons = () => [...group.querySelectorAll<HTMLButtonElement>("button")];
  const settle = () => {
    const all = buttons();
    const home = all.find((button) => button === document.activeElement) ?? all.find((button) => button.tabIndex === 0) ?? all[0];
    for (const button of all) button.tabIndex = button === home ? 0 : -1;
  };
  const step = (event: KeyboardEvent) => {
    const all = buttons();
    const here = all.findIndex((button) => button === document.activeElement);
    const steps: Record<string, number> = { ArrowRight: here + 1, ArrowDown: here + 1, ArrowLeft: here - 1, ArrowUp: here - 1, Home: 0, End: -1 };
    const next = steps[event.key];
    if (here < 0 || next === undefined) return;
    event.preventDefault();
    all.at(next % all.length)?.focus();
  };
  const watch = new MutationObserver(settle);
  for (const button of buttons()) button.tabIndex = -1;
  settle();
  watch.observe(group, { childList: true, subtree: true });
  group.addEventListener("keydown", step);
  group.addEventListener("focusin", settle);
  return () => {
    watch.disconnect();
    group.removeEventListener("keydown", step);
    group.removeEventListener("focusin", settle);
  };
};
