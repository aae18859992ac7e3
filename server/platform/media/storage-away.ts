/** What S3's client throws: the service's answer, or that there was none. */
interface S3Fault extends Error {
  $metadata?: { httpStatusCode?: number };
}

/** Whether an error means that the service that stores pictures fails for now, rather than that we asked wrongly. */
export function isStorageAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { name, $metadata: answer } = error as S3Fault;
  return (
    name === 'TimeoutError' ||
    (answer !== undefined && (answer.httpStatusCode ?? 503) >= 500) ||
    isStorageAway(error.cause)
  );
}
