/**
 * Thrown when something that a call needs cannot be had. The message says which call refused it: that call has a fault of
 * its own then, or a recipe is missing.
 */
export class CannotPrepare extends Error {
  constructor(why: string) {
    super(why);
    this.name = 'CannotPrepare';
  }
}
