import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { emptyDraft, openDraft, emptyForm } from './form-values.ts';

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => kept.set(name, text),
    removeItem: (name: string) => kept.delete(name),
  });
});
afterEach(() => vi.unstubAllGlobals());

const words = { ...emptyDraft, values: { ...emptyForm, name: 'Ana' }, idempotencyKey: 'k' };

it('keeps the words of each item apart, until they are dropped', () => {
  openDraft('product 1').write(words);
  expect(openDraft('product 1').read()).toEqual(words);
  expect(openDraft('product 2').read()).toEqual(emptyDraft);
  openDraft('product 1').drop();
  expect(openDraft('product 1').read()).toEqual(emptyDraft);
});

it('tells who listens, and gives the same object while nothing changes', () => {
  const draft = openDraft('package 1');
  const heard = vi.fn<() => void>();
  const stop = draft.subscribe(heard);
  draft.write(words);
  expect(heard).toHaveBeenCalledTimes(1);
  expect(draft.read()).toBe(draft.read());
  stop();
  draft.drop();
  expect(heard).toHaveBeenCalledTimes(1);
});

it('works where nothing can be stored, and with rubbish in the store', () => {
  sessionStorage.setItem('request product 3', 'rubbish{');
  expect(openDraft('product 3').read()).toEqual(emptyDraft);
  vi.stubGlobal('sessionStorage', {
    getItem: () => null,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  });
  const draft = openDraft('product 4');
  draft.write(words);
  expect(draft.read()).toEqual(words);
});
