import type { OrdersState } from '@orendi/contract/schemas/orders';

/** An open event stream, as a browser reads it. */
export interface Listening {
  status: number;
  headers: Headers;
  /** The states received, in order. */
  told: OrdersState[];
  /** The names of all events; comments count as `comment`. */
  names: string[];
  /** Whether the server has ended the stream. */
  isOver: () => boolean;
  stop(): void;
}

export async function listenToEvents(
  address: string,
  headers: Record<string, string>,
): Promise<Listening> {
  const stopping = new AbortController();
  const response = await fetch(`${address}/v1/private/events`, {
    headers,
    signal: stopping.signal,
  });
  const told: OrdersState[] = [];
  const names: string[] = [];
  let isOver = false;
  const read = async () => {
    let text = '';
    for await (const chunk of response.body ?? []) {
      const events = (text + Buffer.from(chunk).toString()).split('\n\n');
      text = events.pop() ?? '';
      for (const event of events) {
        const [, name = 'comment'] = /^event: (\w+)$/m.exec(event) ?? [];
        names.push(name);
        if (name === 'orders') told.push(JSON.parse(/^data: (.*)$/m.exec(event)?.[1] ?? ''));
      }
    }
    isOver = true;
  };
  read().catch(() => (isOver = true));
  return {
    status: response.status,
    headers: response.headers,
    told,
    names,
    isOver: () => isOver,
    stop: () => stopping.abort(),
  };
}
