import type { Services } from '../../../services.ts';
import { recordAction } from '../../../platform/audit/record-action.ts';
import type { Trx } from '../../../platform/db/tables.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import { writeListings } from '../../discovery/index.ts';
import { lockAssortment, listProductsIn, saveOrder } from './assortment-queries.ts';
import { type Names, placeBefore, refuseTakenNames, sayNames } from './names.ts';

interface Place {
  /** The industry that it is to stand before; null for the end. If absent, it stays, and a new one comes last. */
  before?: number | null;
}

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
    refuseTakenNames(
      industries.filter((industry) => industry !== known),
      names,
    );
    const columns = { industry_name: names.en, industry_name_al: names.al };
    const id = known?.id ?? (await insertIndustry(trx, columns));
    const record = (action: string, details: string) =>
      recordAction(trx, {
        actor,
        action: `industry ${action}`,
        subject: `industry ${id}`,
        details,
      });

    if (!known) await record('add', sayNames(names));
    else if (known.en !== names.en || known.al !== names.al) {
      await trx.updateTable('industry').set(columns).where('id', '=', id).execute();
      await writeListings(trx, touch, {
        productIds: await listProductsIn(trx, { industryIds: [id] }),
      });
      await record('rename', `${sayNames(known)} to ${sayNames(names)}`);
    }
    const before = input.before ?? null;
    if (!known || input.before !== undefined) {
      const ids = industries.map((industry) => industry.id);
      const order = placeBefore(ids, id, before);
      await saveOrder(trx, 'industry', order);
      if (known && order.join() !== ids.join()) {
        await record('move', before === null ? 'last' : `before industry ${before}`);
      }
    }
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

async function insertIndustry(
  trx: Trx,
  columns: { industry_name: string; industry_name_al: string | null },
): Promise<number> {
  const { id } = await trx
    .insertInto('industry')
    .values(columns)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
