import type { Shop } from '../open-shop.ts';
import type { CommandContext } from './command.ts';

/** Opens the shop while the work runs. */
export async function withShop<T>(
  { openShop }: Pick<CommandContext, 'openShop'>,
  work: (parts: Shop['parts']) => Promise<T>,
): Promise<T> {
  const shop = await openShop();
  try {
    return await work(shop.parts);
  } finally {
    await shop.close();
  }
}
