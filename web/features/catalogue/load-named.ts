import { failureCode } from '../../api/loader-api.ts';

/**
 * Loads the items that an address names, as in `?items=product-1,package-2`: each once, and so many at most. Those that visitors
 * do not see, and names of nothing, are passed over.
 */
export async function loadNamed<Item>(
  request: Request,
  types: readonly string[],
  most: number,
  load: (named: { type: string; id: string }) => Promise<Item>,
): Promise<Item[]> {
  const named = new URL(request.url).searchParams.get('items')?.split(',') ?? [];
  const known = named.filter(
    (name) => /-\d+$/.test(name) && types.includes(name.split('-')[0] ?? ''),
  );
  const loaded = await Promise.all(
    [...new Set(known)].slice(0, most).map(async (name) => {
      const [type = '', id = ''] = name.split('-');
      return load({ type, id }).catch((error: unknown) => {
        if (failureCode(error) !== 'NOT_FOUND') throw error;
      });
    }),
  );
  return loaded.filter((item) => item !== undefined);
}
