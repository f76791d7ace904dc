// Short notes at the edge of the screen: what cannot be done, and by which rule.
export interface Toast {
  id: number;
  text: string;
  clause: string | null;
  game: string | null;
}

const SHOWN = 7000; // milliseconds

class Toasts {
  list = $state.raw<Toast[]>([]);
  #next = 1;

  say(text: string, clause: string | null = null, game: string | null = null): void {
    const id = this.#next++;
    this.list = [...this.list.filter((toast) => toast.text !== text).slice(-1), { id, text, clause, game }];
    setTimeout(() => this.drop(id), SHOWN);
  }

  drop(id: number): void {
    this.list = this.list.filter((toast) => toast.id !== id);
  }
}

export const toasts = new Toasts();
