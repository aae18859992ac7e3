import { afterEach, expect, it, vi } from 'vitest';
import { followContact } from './contact-buttons.tsx';

afterEach(() => vi.unstubAllGlobals());

function follow(way: Parameters<typeof followContact>[0], isPhone: boolean) {
  vi.stubGlobal('matchMedia', () => ({ matches: isPhone }));
  const link = { focus: vi.fn<() => void>(), click: vi.fn<() => void>() };
  followContact(way, link as unknown as HTMLAnchorElement);
  expect(link.focus).toHaveBeenCalledTimes(1);
  return link.click.mock.calls.length === 1;
}

it('opens messengers everywhere, and a call where calls are made', () => {
  expect(follow('whatsapp', false)).toBe(true);
  expect(follow('viber', true)).toBe(true);
  expect(follow('phone', true)).toBe(true);
  expect(follow('phone', false)).toBe(false);
});
