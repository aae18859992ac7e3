import type { Services } from '../../../services.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import { insertPictures, keepPictures, type ReadPicture } from '../../../platform/media/index.ts';
import { writeListings } from '../../discovery/index.ts';
import {
  type CategoryNames,
  lockAssortment,
  joinIndustry,
  listCategoryNames,
  listProductsIn,
} from './assortment-queries.ts';
import { followInImports } from './follow-in-imports.ts';
import { arrange, type Names, type Place, recorder, refuseTakenNames, sayNames } from './levels.ts';

/** A picture from `readIcon`, or the icon of another category. */
export type Icon = { picture: ReadPicture } | { sameAs: number };

export type CategoryInput = Place &
  (
    | { id: null; industryId: number; names: Names; icon: Icon }
    | { id: number; industryId?: number; names?: Partial<Names>; icon?: Icon }
  );

/**
 * In another industry its products go with it, and their sellers join that industry.
 * @returns its id
 * @throws ApiError NOT_FOUND when it, its industry or the one to stand before is missing; VALIDATION for a taken name
 */
export async function saveCategory(
  services: Pick<Services, 'changes' | 'db' | 'media'>,
  actor: string,
  input: CategoryInput,
): Promise<number> {
  const { icon } = input;
  const pictures = icon && 'picture' in icon ? [icon.picture] : [];
  return keepPictures(services, pictures, () =>
    services.changes.transaction(async (trx, touch) => {
      const isShown = input.id !== null && (input.names ?? input.industryId) !== undefined;
      await lockAssortment(trx, { isShown });
      await insertPictures(trx, pictures);
      const all = await listCategoryNames(trx);
      const known = all.find(({ id }) => id === input.id);
      if (input.id !== null && !known) throw new ApiError('NOT_FOUND');
      const wanted = wantedOf(input, known, all, pictures);
      const industry = trx.selectFrom('industry').select('id').where('id', '=', wanted.industry_id);
      if (!(await industry.executeTakeFirst())) throw new ApiError('NOT_FOUND');
      const siblings = all.filter(({ industry_id }) => industry_id === wanted.industry_id);
      refuseTakenNames(siblings, known, wanted);
      const { en, al, ...places } = wanted;
      const columns = { ...places, category_name: en, category_name_al: al };
      const adding = trx.insertInto('category').values(columns).returning('id');
      const { id } = known ?? (await adding.executeTakeFirstOrThrow());
      const record = recorder(trx, actor, 'category', id);
      const isMoved = known && known.industry_id !== wanted.industry_id;
      const isRenamed = known && (known.en !== en || known.al !== al);

      if (!known) await record('add', `${sayNames(wanted)}, industry ${wanted.industry_id}`);
      else await trx.updateTable('category').set(columns).where('id', '=', id).execute();
      if (isRenamed) await record('rename', `${sayNames(known)} to ${sayNames(wanted)}`);
      if (known && known.icon !== wanted.icon) {
        await record('icon', `${known.icon} to ${wanted.icon}`);
      }
      if (isMoved) {
        // Its products' industry follows by the foreign key.
        await followInImports(trx, id, { id, industry_id: wanted.industry_id });
        await joinIndustry(trx, touch, wanted.industry_id);
        await record('move', `industry ${known.industry_id} to ${wanted.industry_id}`);
      }
      const ids = siblings.map((sibling) => sibling.id);
      await arrange(trx, 'category', { ids, id, before: input.before }, record);
      if (isMoved || isRenamed) {
        const productIds = await listProductsIn(trx, 'category', id);
        await writeListings(trx, touch, { productIds });
      }
      touch('industries', 'listings');
      return id;
    }),
  );
}

/** Fields that the input leaves out stay. */
function wantedOf(
  input: CategoryInput,
  known: CategoryNames | undefined,
  all: CategoryNames[],
  pictures: ReadPicture[],
) {
  const { icon } = input;
  const iconLike = icon && 'sameAs' in icon && all.find(({ id }) => id === icon.sameAs)?.icon;
  const wanted = {
    en: input.names?.en ?? known?.en,
    al: input.names?.al ?? known?.al ?? null,
    industry_id: input.industryId ?? known?.industry_id,
    icon: icon ? (pictures[0]?.key ?? iconLike) : known?.icon,
  };
  const { en, al, industry_id: industryId, icon: iconKey } = wanted;
  if (en === undefined || industryId === undefined || !iconKey) throw new ApiError('NOT_FOUND');
  return { en, al, industry_id: industryId, icon: iconKey };
}
