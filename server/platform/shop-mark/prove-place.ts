import { StartError } from '../start-error.ts';

/** Something outside of the database that a shop keeps things in, and can be marked with the id of that shop. */
export interface MarkedPlace {
  /** As a sentence begins with it, such as "The bucket a at https://b". */
  name: string;
  /** To be done where it is another shop's, as the end of a sentence. */
  remedy: string;
  /** Null where there is no mark. */
  readMark(): Promise<string | null>;
  writeMark(id: string): Promise<void>;
  /** Whether one without a mark is empty, or holds this shop's own things. */
  isFree(): Promise<boolean>;
}

/**
 * Makes sure that a place is this shop's before it is used, and marks it where nobody has.
 * @throws StartError when it is another shop's, or holds things that this shop does not know
 */
export async function provePlace(
  { name, remedy, readMark, writeMark, isFree }: MarkedPlace,
  id: string,
): Promise<void> {
  const owner = await readMark();
  if (owner === id) return;
  if (owner !== null) throw new StartError(`${tellForeign(name, owner, id)}: ${remedy}.`);
  if (await isFree()) return writeMark(id);
  throw new StartError(
    `${name} is not empty, and holds nothing that this shop, ${id}, knows: ${remedy}.`,
  );
}

/** Names both shops. */
export const tellForeign = (name: string, owner: string, id: string | null) =>
  `${name} belongs to the shop ${owner}, and this is ${id === null ? 'one without an id' : `the shop ${id}`}`;
