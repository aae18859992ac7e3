/** Why a slider is not moving. */
export type Hold =
  /** The pause button was pressed. */
  | 'paused'
  /** It is hovered, focused or being dragged. */
  | 'pointed'
  | 'focused'
  | 'dragged'
  /** It is off screen, or its tab is in the background. */
  | 'away'
  | 'hidden'
  /** The user prefers reduced motion. */
  | 'calm';

/** The reasons currently stopping the slider; it moves when there are none. */
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
