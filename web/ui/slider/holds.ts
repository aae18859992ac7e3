/** Why a slider stands still. */
export type Hold =
  /** Its button was pressed. */
  | 'paused'
  /** Someone points at it, has the focus in it, or drags it. */
  | 'pointed'
  | 'focused'
  | 'dragged'
  /** Nobody sees it: it is off the screen, or the tab is behind another. */
  | 'away'
  | 'hidden'
  /** Whoever looks wants no motion. */
  | 'calm';

/** The reasons to stand still, all at once: it moves when there is none. */
export class Holds {
  readonly #held = new Set<Hold>();
  readonly #onChange: () => void;

  constructor(onChange: () => void) {
    this.#onChange = onChange;
  }

  get isMoving(): boolean {
    return this.#held.size === 0;
  }

  has(hold: Hold): boolean {
    return this.#held.has(hold);
  }

  set(hold: Hold, isHeld: boolean): void {
    if (isHeld === this.#held.has(hold)) return;
    if (isHeld) this.#held.add(hold);
    else this.#held.delete(hold);
    this.#onChange();
  }
}
