import { describe, expect, it } from 'vitest';
import { keepToOwnAddress, pageId } from './page-id.ts';

describe('the id in an address', () => {
  it.each([
    ['100', 100],
    ['100-taburete-dea', 100],
    ['0100', 100],
    ['100-', 100],
    ['100--7', 100],
  ])('stands before the name: %s', (id, read) => expect(pageId({ id })).toBe(read));

  it.each(['12abc', '-12', 'a-12', '0-divan', '99999999999-divan', '', '12.0', '１２'])(
    'is no other text: %s',
    (id) => {
      expect(() => pageId({ id })).toThrow(
        expect.objectContaining({ data: { code: 'NOT_FOUND' }, init: { status: 404 } }),
      );
    },
  );
});

/** Where an address leads; undefined for one that stays. */
function leadsTo(path: string, own: string) {
  try {
    keepToOwnAddress(new Request(`https://shop.example${path}`), own);
    return undefined;
  } catch (thrown) {
    const { status, headers } = thrown as Response;
    return [status, headers.get('location')];
  }
}

describe.each(['', '/request'])('an address of a page, ending with “%s”', (rest) => {
  const own = `/product/100-divan-dea${rest}`;

  it.each([own, `/product/100${rest}`, `${own}?lang=en`, `/product/100${rest}?lang=en`])(
    'is that of the page: %s',
    (path) => expect(leadsTo(path, own)).toBeUndefined(),
  );

  it.each([
    '/product/100-divan',
    '/product/100-Divan-Dea',
    '/product/0100',
    '/product/0100-divan-dea',
    '/product/100-',
    '/product/100-divan-dea-',
    '/product/100-divan-de%61',
  ])('leads to it from %s', (path) => {
    expect(leadsTo(path + rest, own)).toEqual([302, own]);
    expect(leadsTo(`${path}${rest}?lang=en&a=%20`, own)).toEqual([302, `${own}?lang=en&a=%20`]);
  });

  it('leads to it without a slash at the end', () => {
    expect(leadsTo(`${own}/`, own)).toEqual([302, own]);
    expect(leadsTo(`/product/100${rest}/`, own)).toEqual([302, own]);
  });

  it('has the number alone where the name has no spelling', () => {
    const bare = `/package/7${rest}`;
    expect(leadsTo(bare, bare)).toBeUndefined();
    expect(leadsTo(`/package/7-x${rest}`, bare)).toEqual([302, bare]);
  });
});
