/* Values that JavaScript has no type for. */

/** A file in a form. */
export interface FileValue {
  bytes: Buffer;
  filename: string;
  type: string;
}

export const isFile = (value: unknown): value is FileValue =>
  typeof value === 'object' && value !== null && 'bytes' in value;

/** A number as JSON has it, where JavaScript has none. */
export const rawNumber = (digits: string) => `raw-number:${digits}`;
