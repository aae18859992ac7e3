import type { OrdersState } from '@orendi/contract/schemas/orders';

/** An open stream of events, as a browser reads it. */
export interface Listening {
  status: number;
  headers: Headers;
  /** The states that were told, in their order. */
  told: OrdersState[];
  /** All events by name, with the comments as `comment`. */
  names: string[];
  /** Whether the server has ended it. */
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
