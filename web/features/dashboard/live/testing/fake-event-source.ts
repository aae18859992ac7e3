/** Replaces the browser's `EventSource` as far as we use it; tests act as the server. */
export class FakeEventSource extends EventTarget {
  static readonly CLOSED = 2;
  /** Every instance created, newest last. */
  static made: FakeEventSource[] = [];

  readyState = 1;
  readonly url: string;

  constructor(url: string | URL) {
    super();
    this.url = String(url);
    FakeEventSource.made.push(this);
  }

  static get latest(): FakeEventSource {
    const [latest] = FakeEventSource.made.slice(-1);
    if (latest === undefined) throw new Error('Nobody has connected.');
    return latest;
  }

  close(): void {
    this.readyState = 2;
  }

  /** The server sends the state of the orders. */
  tell(state: object): void {
    this.dispatchEvent(new MessageEvent('orders', { data: JSON.stringify(state) }));
  }

  /** The connection drops: the browser reconnects by itself. */
  lose(): void {
    this.readyState = 0;
    this.dispatchEvent(new Event('error'));
  }

  /** The server responds with an error: the browser gives up. */
  refuse(): void {
    this.readyState = 2;
    this.dispatchEvent(new Event('error'));
  }
}
