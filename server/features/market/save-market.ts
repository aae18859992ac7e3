import type { MarketForm } from '@orendi/contract/schemas/market';
import type { Services } from '../../services.ts';
import { recordAction } from '../../platform/audit/record-action.ts';
import { insertPictures, type ReadPicture } from '../../platform/media/index.ts';

/** A field that is left out is no longer set. Pages, mails and search engines show it from their next answer on. */
export async function saveMarket(
  { changes }: Pick<Services, 'changes'>,
  actor: string,
  form: MarketForm,
): Promise<void> {
  const row = {
    name: form.name ?? null,
    legal_name: form.legal_name ?? null,
    registration_number: form.registration_number ?? null,
    address: form.address ?? null,
    phone: form.phone ?? null,
  };
  await changes.transaction(async (trx, touch) => {
    await trx.updateTable('market').set(row).execute();
    const details = Object.values(row).filter(Boolean).join(', ');
    await recordAction(trx, { actor, action: 'market set', details });
    touch('market');
  });
}

/** @param logo null for the name in letters again */
export async function saveLogo(
  { changes }: Pick<Services, 'changes'>,
  actor: string,
  logo: ReadPicture | null,
): Promise<void> {
  await changes.transaction(async (trx, touch) => {
    if (logo) await insertPictures(trx, [logo]);
    await trx
      .updateTable('market')
      .set({ logo: logo?.key ?? null })
      .execute();
    await recordAction(trx, { actor, action: logo ? 'logo set' : 'logo clear' });
    touch('market');
  });
}
