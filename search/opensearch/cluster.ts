import { Client, errors } from '@opensearch-project/opensearch';
import { SearchAway } from './search-away.ts';

/** A request body: JSON, or lines of JSON for calls that take several. */
export interface ClusterRequest {
  method: 'GET' | 'PUT' | 'POST' | 'DELETE' | 'HEAD';
  path: string;
  query?: Record<string, string | number | boolean>;
  body?: object;
  lines?: string;
  /** Longer or shorter than usual. */
  timeoutMs?: number;
}

/** An OpenSearch cluster, by any of its nodes. */
export interface SearchCluster {
  /**
   * Sends a request to one node and, if that is gone, to another one; so a request must be such that it can be repeated.
   * @returns the body of the answer
   * @throws SearchAway unless the cluster answers
   */
  send(request: ClusterRequest): Promise<unknown>;
  /** Why the last request had no answer; null if it had one, also one that says that something is missing. */
  failure(): SearchAway | null;
  close(): Promise<void>;
}

export interface ClusterOptions {
  /** Addresses such as `https://user:password@host:9200`. */
  nodes: readonly string[];
  /** The certificates, in PEM, of the only authorities that are trusted to sign for nodes; if absent, those that Node.js trusts. */
  authority?: string | undefined;
  /** How long one node may take for an answer, unless a request says otherwise. */
  timeoutMs?: number;
  /** Whether somebody still waits for what is being sent: once it is aborted, so is the request, and its work in the cluster. */
  waitedFor?: () => AbortSignal | null;
}

/** Leaves those who wait for eight seconds in all the time to ask another node. */
const usualTimeoutMs = 5_000;

export function connectCluster({
  nodes,
  authority,
  timeoutMs = usualTimeoutMs,
  waitedFor = () => null,
}: ClusterOptions): SearchCluster {
  const client = new Client({
    nodes: [...nodes],
    requestTimeout: timeoutMs,
    maxRetries: 1,
    ...(authority !== undefined && { ssl: { ca: authority } }),
  });
  // The client's default leaves a node alone for a minute after one failure, and later for half an hour.
  Object.assign(client.connectionPool, { resurrectTimeout: 2_000, resurrectTimeoutCutoff: 2 });
  let failure: SearchAway | null = null;
  return {
    failure: () => failure,
    async send({ method, path, query = {}, body, lines, timeoutMs: ownTimeoutMs }) {
      const params = { method, path, querystring: query };
      const content = lines === undefined ? { body } : { bulkBody: lines };
      const options = ownTimeoutMs === undefined ? {} : { requestTimeout: ownTimeoutMs };
      const waiting = waitedFor();
      waiting?.throwIfAborted();
      const request = client.transport.request({ ...params, ...content }, options);
      // An event target throws what a listener's promise is rejected with.
      const abort = () => {
        request.abort();
      };
      waiting?.addEventListener('abort', abort);
      try {
        const answer = await request;
        failure = null;
        return answer.body;
      } catch (error) {
        const away = awayFor(error);
        failure = away?.reason === 'missing' ? null : away;
        throw away ?? error;
      } finally {
        waiting?.removeEventListener('abort', abort);
      }
    },
    close: () => client.close(),
  };
}

/** Classifies an error of the client; null if the request itself was wrong. */
function awayFor(error: unknown): SearchAway | null {
  if (error instanceof errors.ResponseError) {
    return awayForStatus(error.statusCode ?? 0, error.message, error);
  }
  if (!(error instanceof errors.OpenSearchClientError)) return null;
  const isLate =
    error instanceof errors.TimeoutError || error instanceof errors.RequestAbortedError;
  if (isLate) return new SearchAway('late', error.message, { cause: error });
  // After the semicolon Node.js advises whoever types commands.
  const [message = ''] = error.message.split(';');
  const reason = /certificate/i.test(message) ? 'untrusted' : 'unreachable';
  return new SearchAway(reason, message, { cause: error });
}

/** Classifies the status of a response, or of a part of one; null if the request itself was wrong. */
export function awayForStatus(status: number, message: string, cause?: unknown): SearchAway | null {
  if (status === 404) return new SearchAway('missing', message, { cause });
  if (status === 401) {
    return new SearchAway('forbidden', 'the user or the password is wrong (401)', { cause });
  }
  if (status === 403) return new SearchAway('forbidden', message, { cause });
  const isRefusal = status >= 500 || [408, 429].includes(status);
  return isRefusal ? new SearchAway('refused', message, { cause }) : null;
}
