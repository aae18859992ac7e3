const mostMs = 20_000;

/**
 * Polls for the listings of a color until there is one.
 * @returns milliseconds
 * @throws Error when there is none within twenty seconds
 */
export async function waitUntilFound(
  ask: (path: string) => Promise<string>,
  color: string,
): Promise<number> {
  const path = `/v1/public/results/search?${new URLSearchParams({ color }).toString()}`;
  const started = performance.now();
  for (;;) {
    const answer = await ask(path);
    const waited = performance.now() - started;
    if (answer.includes('"id":')) return waited;
    if (waited > mostMs) throw new Error(`A change was not to be seen: ${answer.slice(0, 200)}`);
  }
}
