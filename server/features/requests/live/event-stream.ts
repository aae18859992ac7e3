export type EventStream = ReturnType<typeof openEventStream>;

const encoder = new TextEncoder();

/**
 * Buffers one event at most.
 * @param retryMs when to reconnect
 * @param onGone called once the reader is gone
 */
export function openEventStream(retryMs: number, onGone: () => void) {
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
    /** Sends an event; for a slow reader, the newest event replaces the waiting one. */
    send(event: string, data: unknown) {
      const text = `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
      if (isFull()) waiting = text;
      else write(text);
    },
    /** @returns false when the reader no longer reads */
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
