import { isUtf8 } from 'node:buffer';
import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';

/** The number of the first line that is not UTF-8, for the person who has to mend it; null where all of them are. */
export async function findWrongLine(path: string): Promise<number | null> {
  let number = 0;
  // latin1 keeps every byte as it is.
  const input = createReadStream(path, 'latin1');
  for await (const line of createInterface({ input, crlfDelay: Infinity })) {
    number += 1;
    if (!isUtf8(Buffer.from(line, 'latin1'))) return number;
  }
  return null;
}
