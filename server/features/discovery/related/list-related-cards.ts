import type { Services } from '../../../services.ts';
import { type CardRow, listCards } from '../card-queries.ts';
import { findRelated } from './find-related.ts';

interface RelatedCards {
  ofMaker: CardRow[];
  alike: CardRow[];
  isMakeshift: boolean;
}

/** The cards to show beside a listing; null for one that is unknown or hidden. */
export async function listRelatedCards(
  { db, listings }: Pick<Services, 'db' | 'listings'>,
  id: number,
): Promise<RelatedCards | null> {
  const { engine } = await listings.current();
  const found = await findRelated(engine, id);
  if (found === null) return null;
  const { ofMaker, alike, isMakeshift } = found;
  const cards = await listCards(db, [...ofMaker, ...alike]);
  const rowsOf = (ids: number[]) => ids.flatMap((each) => cards.get(each) ?? []);
  return { ofMaker: rowsOf(ofMaker), alike: rowsOf(alike), isMakeshift };
}
