/** A reason not to start that a person can act on. Its message is one plain sentence; no stack is shown. */
export class StartError extends Error {
  override name = 'StartError';
}
