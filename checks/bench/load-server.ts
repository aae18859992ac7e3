import autocannon, { type Request, type Result } from 'autocannon';

interface Load {
  port: number;
  connections: number;
  until: { amount: number } | { duration: number };
  path?: string;
  headers?: Record<string, string>;
  /** Makes each request anew. */
  draw?: () => Request;
}

/**
 * Sends requests to a server, on each connection the next one as soon as the last is answered.
 * @throws Error when one is not answered, or with another status than 2xx
 */
export async function loadServer(load: Load): Promise<{ answers: number; seconds: number }> {
  const { port, connections, until, path = '/', headers, draw } = load;
  const over = Promise.withResolvers<Result>();
  const started = performance.now();
  let [answers, ended] = [0, started];
  autocannon(
    {
      url: `http://127.0.0.1:${port}`,
      connections,
      ...until,
      headers: { host: `localhost:${port}`, ...headers },
      requests: [draw ? { setupRequest: (request) => merge(request, draw()) } : { path }],
      // How often it looks whether it is over.
      sampleInt: 20,
    },
    (error: Error | null, result) => (error ? over.reject(error) : over.resolve(result)),
  ).on('response', () => {
    answers += 1;
    ended = performance.now();
  });
  const { errors, non2xx, statusCodeStats } = await over.promise;
  if (errors + non2xx > 0) {
    throw new Error(`${errors} calls failed; statuses: ${JSON.stringify(statusCodeStats)}.`);
  }
  return { answers, seconds: (ended - started) / 1000 };
}

const merge = (request: Request, drawn: Request): Request => ({
  ...request,
  ...drawn,
  headers: { ...request.headers, ...drawn.headers },
});
