import { foldText } from './fold-name.ts';
import type { RequestType } from './listings.ts';

/** In characters; a longer name is cut between words, as long addresses are cut by those who show them. */
const mostCharacters = 60;

/**
 * A name as it stands in an address: `Taburetë katrore “Dea”` becomes `taburete-katrore-dea`. Empty for a name without
 * Latin letters or digits.
 */
export function slugOf(name: string): string {
  const words = foldText(name).split(/[^a-z0-9]+/);
  const slug = words.filter((word) => word !== '').join('-');
  if (slug.length <= mostCharacters) return slug;
  const cut = slug.slice(0, mostCharacters + 1);
  return cut.slice(0, Math.max(cut.lastIndexOf('-'), 0) || mostCharacters);
}

/**
 * The path of the page of a listing or a business, `/product/100-taburete-katrore-dea`. The number decides what it is;
 * the name is there to be read.
 * @param name as its seller wrote it; without one the number stands alone, which works as well
 */
export function itemPath(type: RequestType, id: number, name = ''): string {
  const slug = slugOf(name);
  return `/${type}/${id}${slug && `-${slug}`}`;
}
