import type { Operation } from '../document/operation.ts';

/** Who calls: what the account's browser would send. */
export interface Caller {
  cookies: Map<string, string>;
}

export type Body =
  | { kind: 'none' }
  | { kind: 'json'; value: unknown }
  | { kind: 'form'; fields: [name: string, value: unknown][] }
  | { kind: 'raw'; type: string | null; bytes: Buffer };

/** A call before it is written as a request, so that it can still be spoiled. */
export interface Call {
  operation: Operation;
  /** Null for a visitor. */
  by: Caller | null;
  path: Record<string, unknown>;
  query: [name: string, value: unknown][];
  /** Null leaves out what is sent otherwise. */
  headers: Record<string, string | null>;
  body: Body;
  /** Instead of the operation's. */
  method?: string;
  /** Instead of the address made of `path` and `query`. */
  address?: string;
}
