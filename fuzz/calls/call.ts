import type { Operation } from '../document/operation.ts';

/** Who calls: what the account's browser would send. */
export interface Caller {
  cookies: Map<string, string>;
}

/** A file in a form. */
export interface FileValue {
  bytes: Buffer;
  filename: string;
  type: string;
}

export const isFile = (value: unknown): value is FileValue =>
  typeof value === 'object' && value !== null && 'bytes' in value;

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

/** A number as JSON has it, where JavaScript has none. */
export const rawNumber = (digits: string) => `raw-number:${digits}`;
