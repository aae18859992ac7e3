import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { addPieces, type KeptPiece, keptPieces, removePieces } from './kept-pieces.ts';

const stored = new Map<string, string>();
const piece = (id: number, at = id, others: Partial<KeptPiece> = {}): KeptPiece => ({
  type: 'product',
  id,
  name: `Divan “${id}”`,
  image: null,
  price: 100,
  currency: 'EUR',
  at,
  ...others,
});
const ids = () => keptPieces().map(({ id }) => id);

beforeEach(() => {
  stored.clear();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, text: string) => stored.set(name, text),
    removeItem: (name: string) => stored.delete(name),
  });
});
afterEach(() => vi.unstubAllGlobals());

describe('kept pieces', () => {
  it('are listed with the newest first, each once', () => {
    for (const [id, at] of [
      [1, 10],
      [2, 20],
      [1, 30],
    ] as const)
      addPieces(piece(id, at));
    expect(ids()).toEqual([1, 2]);
    addPieces(piece(1, 40, { type: 'package' }));
    expect(keptPieces().map(({ type, id }) => `${type} ${id}`)).toEqual([
      'package 1',
      'product 1',
      'product 2',
    ]);
  });

  it('return to their place when a removal is undone', () => {
    for (const id of [1, 2, 3]) addPieces(piece(id));
    removePieces(piece(2));
    expect(ids()).toEqual([3, 1]);
    addPieces(piece(2));
    expect(ids()).toEqual([3, 2, 1]);
  });

  it('lose nothing that was kept before a removal of all is undone', () => {
    const removed = [piece(2), piece(1)];
    addPieces(...removed);
    removePieces(...removed);
    addPieces(piece(3));
    addPieces(...removed);
    expect(ids()).toEqual([3, 2, 1]);
  });

  it('are at most 200: the oldest are let go', () => {
    for (let id = 1; id <= 203; id += 1) addPieces(piece(id));
    expect(ids()).toHaveLength(200);
    expect(ids()[0]).toBe(203);
    expect(ids().at(-1)).toBe(4);
  });

  it('leave nothing behind when all are removed', () => {
    addPieces(piece(1));
    removePieces(piece(1));
    expect(stored.size).toBe(0);
  });

  it.each([
    'rubbish{',
    'null',
    '{"type":"product"}',
    '[1,null,"x"]',
    '[{"type":"business","id":1,"name":"x","image":null,"price":1,"currency":"EUR","at":1}]',
    '[{"type":"product","id":"1","name":"x","image":null,"price":1,"currency":"EUR","at":1}]',
    '[{"type":"product","id":1,"name":"x","price":1,"currency":"EUR","at":1}]',
  ])('are none in the text %s', (text) => {
    stored.set('kept', text);
    expect(keptPieces()).toEqual([]);
    addPieces(piece(7));
    expect(ids()).toEqual([7]);
  });

  it('begin with type and number, which hearts look for', () => {
    addPieces({
      at: 1,
      currency: 'EUR',
      price: 1,
      image: null,
      name: 'x',
      id: 12,
      type: 'package',
    });
    expect(stored.get('kept')).toContain('"package","id":12,');
  });

  it('are refused without an error where storage is full or forbidden', () => {
    addPieces(piece(1));
    const full = vi.fn(() => {
      throw new DOMException('', 'QuotaExceededError');
    });
    vi.stubGlobal('localStorage', { ...localStorage, setItem: full, removeItem: full });
    expect([addPieces(piece(2)), removePieces(piece(1))]).toEqual([false, false]);
    vi.stubGlobal('localStorage', undefined);
    expect([keptPieces(), addPieces(piece(2))]).toEqual([[], false]);
  });
});
