// What things are called here, to whoever sits at this board.
import { useBoard } from "../../lib/board";
import { language, say } from "../../lib/language.svelte";
import { INGREDIENTS, type Lack, type Mistake, type Plate, SPICES, ownerOf } from "./table";

type Board = Pick<ReturnType<typeof useBoard>, "edition" | "names" | "view">;

/** What a board calls things. */
export class Words {
  constructor(readonly board: Board) {}

  name(kind: string, word: string): string {
    return this.board.edition.name(kind, word);
  }

  /** What is printed on a card. */
  text(kind: string, word: string): string {
    return this.board.edition.text(kind, word);
  }

  /** Whether a card is as printed. */
  origin(kind: string, word: string): string {
    return this.board.edition.origin(kind, word);
  }

  /** An ingredient, a cube or a scoop. */
  thing(what: string): string {
    return this.name(INGREDIENTS.includes(what) ? "ingredient" : SPICES.includes(what) ? "spice" : "flavour", what);
  }

  /** 'Your hourglass 1', 'Bo’s hourglass 2', 'The Helper'. */
  glass(glass: string): string {
    const owner = ownerOf(glass);
    const { edition, names, view } = this.board;
    return edition.message("whose-hourglass", { hourglass: edition.name("hourglass", glass), owner: owner === null ? "none" : (names[owner] ?? ""), "owner-you": owner === view.seat ? "yes" : "no" });
  }

  /** The letters on its cap; two cooks never have the same. */
  letter(glass: string): string {
    const owner = ownerOf(glass);
    if (owner === null) return say("kitchen-rush-letter", { glass });
    const name = this.board.names[owner] ?? "?";
    const alike = this.board.names.filter((each) => each.charAt(0) === name.charAt(0)).length > 1;
    return `${name.charAt(0).toUpperCase()}${alike ? name.charAt(1) : ""}${glass.charAt(2)}`;
  }

  /** '2 meat, 1 vanilla/cookies'. */
  counted(found: readonly [string, number][]): string {
    return language.row(found.map(([what, count]) => say("kitchen-rush-amount", { count, thing: this.thing(what) })));
  }

  dish({ part, order, tile }: Plate): string {
    return part === "ice" ? this.name("tile", tile ?? "") : part === "dish" ? this.name("order", order) : say("kitchen-rush-side-dish", { order: this.name("order", order) });
  }

  /** What is still to be done. */
  lack({ ingredients, spices, scoops, cook, chill }: Lack): string {
    const steps = [
      this.counted([...ingredients, ...spices]),
      cook ? say("kitchen-rush-cook", { times: cook }) : "",
      chill ? say("kitchen-rush-chill", { times: chill }) : "",
      this.counted(scoops),
    ];
    return language.row(steps) || say("kitchen-rush-done");
  }

  warning(mistake: Mistake, plate: Plate): string {
    const dish = this.dish(plate);
    switch (mistake.kind) {
      case "unwanted":
        return say("kitchen-rush-unwanted", { dish, thing: this.thing(mistake.thing) });
      case "too-much":
        return say("kitchen-rush-too-much", { dish, thing: this.thing(mistake.thing) });
      case "cooked-enough":
        return say("kitchen-rush-cooked-enough", { dish });
      case "too-early":
        return say("kitchen-rush-too-early", { dish, lack: this.lack(mistake.lack) });
    }
  }
}

/** The words of the board that this component belongs to. */
export const useWords = (): Words => new Words(useBoard());
