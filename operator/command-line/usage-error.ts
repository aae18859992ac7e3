/** A command line that cannot be carried out. The message is one plain sentence; the exit code is 2. */
export class UsageError extends Error {
  override name = 'UsageError';
}
