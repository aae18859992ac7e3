/** A reason not to start that a person can fix. Its message is one plain sentence, shown without a stack. */
export class StartError extends Error {
  override name = 'StartError';
}

/** Advice for a start that finds no room. */
export const diskFullAdvice =
  'The disk is full: make room, or set DATA_DIR to a folder on another one. A new shop needs 200 MB, and more for its pictures.';
