/** A reason not to start that a person can fix. Its message is one plain sentence, shown without a stack. */
export class StartError extends Error {
  override name = 'StartError';
}
