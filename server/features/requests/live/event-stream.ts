/** One open answer of server-sent events. */
export interface EventStream {
  body: ReadableStream<Uint8Array>;
  /** Sends an event; where the reader is slow, the newest event waits in place of the one before. */
  send(event: string, data: unknown): void;
  /** Shows that the connection lives. @returns false when its reader takes nothing any more */
  heartbeat(): boolean;
  close(): void;
}

const encoder = new TextEncoder();

/**
 * Holds one event at most, however slow its reader is.
 * @param retryMs after which time a browser comes back that has lost the stream
 * @param onGone called once, when the reader has gone
 */
export function openEventStream(retryMs: number, onGone: () => void): EventStream {
  let sender: ReadableStreamDefaultController<Uint8Array> | null = null;
  let waiting: string | null = null;
  let wasFull = false;

  const isFull = () => (sender?.desiredSize ?? 0) <= 0;
  const write = (text: string) => sender?.enqueue(encoder.encode(text));
  const body = new ReadableStream<Uint8Array>(
    {
      start(controller) {
        sender = controller;
        write(`retry: ${retryMs}\n\n`);
      },
      pull() {
        if (waiting !== null) write(waiting);
        waiting = null;
      },
      cancel() {
        sender = null;
        onGone();
      },
    },
    { highWaterMark: 2 },
  );
  return {
    body,
    send(event, data) {
      const text = `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
      if (isFull()) waiting = text;
      else write(text);
    },
    heartbeat() {
      const isLost = wasFull && isFull();
      wasFull = isFull();
      if (!wasFull) write(': here\n\n');
      return !isLost;
    },
    close() {
      sender?.close();
      sender = null;
    },
  };
}
