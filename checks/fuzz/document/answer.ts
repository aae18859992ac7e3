/** An answer, read to its end unless it has none. */
export interface Answer {
  status: number;
  /** The media type without its parameters; empty when there is none. */
  type: string;
  headers: Headers;
  /** Of the body, in bytes. */
  length: number;
  /** Undefined when it is no JSON. */
  body: unknown;
}

/** A body that never ends is left after its headers. */
const endless = 'text/event-stream';

export async function readAnswer(response: Response): Promise<Answer> {
  const { status, headers } = response;
  const [type = ''] = (headers.get('content-type') ?? '').split(';', 1);
  if (type === endless) {
    await response.body?.cancel();
    return { status, type, headers, length: 0, body: undefined };
  }
  // Not `bytes()`: once a test in the same process has listened on a port, responses are Hono's, which lack it.
  const bytes = Buffer.from(await response.arrayBuffer());
  const body = type === 'application/json' ? parse(bytes.toString()) : undefined;
  return { status, type, headers, length: bytes.length, body };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
