import type { Services } from '../../../services.ts';
import type { Trx } from '../../../platform/db/tables.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import { writeListings } from '../../discovery/index.ts';
import { lockAssortment, listProductsIn } from './assortment-queries.ts';
import { arrange, type Names, type Place, recorder, refuseTakenNames, sayNames } from './levels.ts';

export type IndustryInput = Place &
  ({ id: null; names: Names } | { id: number; names?: Partial<Names> });

/**
 * @returns its id
 * @throws ApiError NOT_FOUND for it or the one to stand before; VALIDATION for a taken name
 */
export async function saveIndustry(
  { changes }: Pick<Services, 'changes'>,
  actor: string,
  input: IndustryInput,
): Promise<number> {
  return changes.transaction(async (trx, touch) => {
    await lockAssortment(trx, { isShown: input.id !== null && input.names !== undefined });
    const industries = await listNames(trx);
    const known = industries.find(({ id }) => id === input.id);
    if (input.id !== null && !known) throw new ApiError('NOT_FOUND');
    const names = { en: known?.en ?? '', al: known?.al ?? null, ...input.names };
    refuseTakenNames(industries, known, names);
    const columns = { industry_name: names.en, industry_name_al: names.al };
    const adding = trx.insertInto('industry').values(columns).returning('id');
    const { id } = known ?? (await adding.executeTakeFirstOrThrow());
    const record = recorder(trx, actor, 'industry', id);
    if (!known) await record('add', sayNames(names));
    else if (known.en !== names.en || known.al !== names.al) {
      await trx.updateTable('industry').set(columns).where('id', '=', id).execute();
      await writeListings(trx, touch, { productIds: await listProductsIn(trx, 'industry', id) });
      await record('rename', `${sayNames(known)} to ${sayNames(names)}`);
    }
    const ids = industries.map((industry) => industry.id);
    await arrange(trx, 'industry', { ids, id, before: input.before }, record);
    touch('industries', 'listings');
    return id;
  });
}

/** In the operator's order. */
function listNames(trx: Trx) {
  return trx
    .selectFrom('industry')
    .select(['id', 'industry_name as en', 'industry_name_al as al'])
    .orderBy('position')
    .orderBy('id')
    .execute();
}
