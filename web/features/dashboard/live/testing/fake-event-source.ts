/** Stands for the browser's `EventSource`, as far as we use it; tests play the server. */
export class FakeEventSource extends EventTarget {
  static readonly CLOSED = 2;
  /** All that were made, the newest last. */
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

  /** The server says how the orders stand. */
  tell(state: object): void {
    this.dispatchEvent(new MessageEvent('orders', { data: JSON.stringify(state) }));
  }

  /** The line is cut: the browser tries again by itself. */
  lose(): void {
    this.readyState = 0;
    this.dispatchEvent(new Event('error'));
  }

  /** The server answers with an error: the browser gives up. */
  refuse(): void {
    this.readyState = 2;
    this.dispatchEvent(new Event('error'));
  }
}
