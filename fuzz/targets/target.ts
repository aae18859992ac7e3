import type { WrittenRequest } from '../calls/write-request.ts';

/** What is fuzzed. */
export interface Target {
  send(request: WrittenRequest): Promise<Response>;
  /** The token of the link that was mailed last to an account of this address. */
  mailedToken(email: string): Promise<string>;
  close(): Promise<void>;
}
