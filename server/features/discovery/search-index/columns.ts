import { ValueCounter } from './commonest-values.ts';
import { FacetTexts } from './facet-texts.ts';
import { isNewer } from './newest-first.ts';
import { Tally } from './tally.ts';

export const facetNames = ['brand', 'color', 'material', 'material_al'] as const;
export type FacetName = (typeof facetNames)[number];

/** What a slot holds. A listing that was written again or removed leaves a slot of nothing. */
export const slotKinds = { none: 0, product: 1, package: 2 } as const;

export const currencies = ['EUR', 'USD', 'ALL'] as const;

/** The industries and categories of all products in a package. */
export interface Parts {
  industries: number[];
  categories: number[];
}

/** One listing as it is taken in; -1 where a number, and an empty place where a text, is not given. */
export interface ListingValues {
  id: number;
  kind: number;
  business: number;
  industry: number;
  category: number;
  parts: Parts | null;
  isOnSale: boolean;
  /** Place in `currencies`. */
  currency: number;
  effectivePrice: number;
  /** Seconds since 1970. */
  publishedAt: number;
  /** Numbers in `facetTexts`, -1 for none. */
  facets: Record<FacetName, number>;
  /** The lower half of the transaction that wrote it. */
  changedIn: number;
}

const arrayTypes = {
  id: Int32Array,
  kind: Int32Array,
  business: Int32Array,
  industry: Int32Array,
  category: Int32Array,
  isOnSale: Int32Array,
  currency: Uint8Array,
  effectivePrice: Float64Array,
  publishedAt: Float64Array,
  brand: Int32Array,
  color: Int32Array,
  material: Int32Array,
  material_al: Int32Array,
  changedIn: Uint32Array,
} as const;
type ColumnName = keyof typeof arrayTypes;
const columnNames = Object.keys(arrayTypes) as ColumnName[];

/**
 * What lists are filtered and ordered by: one typed array per field, one place per slot. Slots are handed out in turn;
 * a changed listing gets a new one.
 */
export class Columns {
  /** Slots handed out so far. */
  count = 0;
  /** How many of them hold a listing. */
  living = 0;
  id = new Int32Array(0);
  kind = new Int32Array(0);
  business = new Int32Array(0);
  industry = new Int32Array(0);
  category = new Int32Array(0);
  isOnSale = new Int32Array(0);
  currency = new Uint8Array(0);
  effectivePrice = new Float64Array(0);
  publishedAt = new Float64Array(0);
  brand = new Int32Array(0);
  color = new Int32Array(0);
  material = new Int32Array(0);
  material_al = new Int32Array(0);
  changedIn = new Uint32Array(0);
  readonly parts = new Map<number, Parts>();
  readonly counter = new ValueCounter();
  readonly facetTexts: Record<FacetName, FacetTexts> = {
    brand: new FacetTexts(),
    color: new FacetTexts(),
    material: new FacetTexts(),
    material_al: new FacetTexts(),
  };
  /** Slot plus one by the listing's id; ids come from one sequence, so they lie close together. */
  #slots = new Int32Array(0);
  readonly #scratch: Uint32Array[] = [];
  /** Prices in euro as far as they have been worked out, and the rates they were worked out with. */
  #euros = new Float64Array(0);
  #eurosCount = 0;
  #euroRates: Float64Array = new Float64Array(0);

  get capacity(): number {
    return this.id.length;
  }

  /** How many products there are, how many of them on sale, and how many packages. */
  readonly totals = { product: 0, sale: 0, package: 0 };
  /** How many products each category holds. */
  readonly productsOf = new Map<number, number>();
  /** How often each value of a facet occurs among all products. */
  readonly tallies: Record<FacetName, Tally> = {
    brand: new Tally(),
    color: new Tally(),
    material: new Tally(),
    material_al: new Tally(),
  };
  /** The slots before it are in the order of their age, the newest last. */
  agedCount = 0;

  #count(slot: number, change: 1 | -1): void {
    this.living += change;
    if (this.kind[slot] === slotKinds.package) this.totals.package += change;
    if (this.kind[slot] !== slotKinds.product) return;
    this.totals.product += change;
    if (this.isOnSale[slot] === 1) this.totals.sale += change;
    const category = this.category[slot] ?? 0;
    this.productsOf.set(category, (this.productsOf.get(category) ?? 0) + change);
    for (const name of facetNames) this.tallies[name].change(this[name][slot] ?? -1, change);
  }

  /** Goes on with `agedCount` for as long as each slot is newer than the one before. */
  followAge(): void {
    const comesBefore = isNewer(this);
    let next = Math.max(1, this.agedCount);
    while (next < this.count && comesBefore(next, next - 1)) next += 1;
    this.agedCount = Math.min(next, this.count);
  }

  /**
   * The price of each slot after the sale, in euro.
   * @param rates euros for one unit of each currency, by its place in `currencies`
   */
  euros(rates: Float64Array): Float64Array {
    const isSame = rates.every((rate, currency) => rate === this.#euroRates[currency]);
    if (!isSame || this.#euros.length < this.capacity) {
      this.#euros = new Float64Array(this.capacity);
      this.#eurosCount = 0;
      this.#euroRates = rates;
    }
    for (let slot = this.#eurosCount; slot < this.count; slot += 1) {
      this.#euros[slot] = (this.effectivePrice[slot] ?? 0) * (rates[this.currency[slot] ?? 0] ?? 0);
    }
    this.#eurosCount = this.count;
    return this.#euros;
  }

  /** Room for a number per slot, the same every time: for what is used up before anybody else can ask. */
  scratch(which: 0 | 1 | 2 | 3 | 4): Uint32Array {
    const known = this.#scratch[which];
    if (known && known.length >= this.count) return known;
    const room = new Uint32Array(this.capacity);
    this.#scratch[which] = room;
    return room;
  }

  /** The slot of a listing, or -1. */
  slotOf(id: number): number {
    return (this.#slots[id] ?? 0) - 1;
  }

  /** Makes room for so many slots at once. */
  reserve(slots: number): void {
    if (slots <= this.capacity) return;
    for (const name of columnNames) this.#resize(name, slots);
  }

  #resize(name: ColumnName, length: number): void {
    const larger = new arrayTypes[name](length);
    larger.set(this[name].subarray(0, this.count));
    Object.assign(this, { [name]: larger });
  }

  /** @returns the slot of the listing, which leaves its former one */
  add(listing: ListingValues): number {
    this.remove(listing.id);
    if (this.count === this.capacity) this.reserve(Math.max(256, Math.ceil(this.count * 1.2)));
    const slot = this.count;
    this.count += 1;
    this.id[slot] = listing.id;
    this.kind[slot] = listing.kind;
    this.business[slot] = listing.business;
    this.industry[slot] = listing.industry;
    this.category[slot] = listing.category;
    this.isOnSale[slot] = listing.isOnSale ? 1 : 0;
    this.currency[slot] = listing.currency;
    this.effectivePrice[slot] = listing.effectivePrice;
    this.publishedAt[slot] = listing.publishedAt;
    this.brand[slot] = listing.facets.brand;
    this.color[slot] = listing.facets.color;
    this.material[slot] = listing.facets.material;
    this.material_al[slot] = listing.facets.material_al;
    this.changedIn[slot] = listing.changedIn;
    if (listing.parts) this.parts.set(slot, listing.parts);
    this.#setSlot(listing.id, slot);
    this.#count(slot, 1);
    return slot;
  }

  #setSlot(id: number, slot: number): void {
    if (id >= this.#slots.length) {
      const larger = new Int32Array(Math.max(1024, Math.ceil(id * 1.2) + 1));
      larger.set(this.#slots);
      this.#slots = larger;
    }
    this.#slots[id] = slot + 1;
  }

  remove(id: number): void {
    const slot = this.slotOf(id);
    if (slot < 0) return;
    this.#count(slot, -1);
    this.kind[slot] = slotKinds.none;
    this.parts.delete(slot);
    this.#slots[id] = 0;
  }

  /** Brings all slots into the order of their age. @returns the former slot of each */
  sortByAge(): Uint32Array {
    const order = Uint32Array.from({ length: this.count }, (_, slot) => slot);
    this.followAge();
    if (this.agedCount === this.count) return order;
    const comesBefore = isNewer(this);
    order.sort((a, b) => (comesBefore(b, a) ? -1 : 1));
    for (const name of columnNames) {
      const column = this[name];
      const former = column.slice(0, this.count);
      for (let slot = 0; slot < this.count; slot += 1) column[slot] = former[order[slot] ?? 0] ?? 0;
    }
    const parts = new Map(this.parts);
    this.parts.clear();
    for (let slot = 0; slot < this.count; slot += 1) {
      const own = parts.get(order[slot] ?? 0);
      if (own) this.parts.set(slot, own);
      if (this.kind[slot] !== slotKinds.none) this.#slots[this.id[slot] ?? 0] = slot + 1;
    }
    return order;
  }

  /**
   * Closes the gaps that removed listings have left; the order of the slots stays.
   * @returns the new slot of each old one, -1 for those that held nothing
   */
  compact(): Int32Array {
    const moved = new Int32Array(this.count).fill(-1);
    const aged = this.agedCount;
    let next = 0;
    for (let slot = 0; slot < this.count; slot += 1) {
      if (slot === aged) this.agedCount = next;
      if (this.kind[slot] === slotKinds.none) continue;
      moved[slot] = next;
      this.#move(slot, next);
      next += 1;
    }
    if (aged === this.count) this.agedCount = next;
    this.#eurosCount = 0;
    this.count = next;
    return moved;
  }

  #move(from: number, to: number): void {
    if (from === to) return;
    for (const name of columnNames) this[name][to] = this[name][from] ?? 0;
    const parts = this.parts.get(from);
    if (parts) {
      this.parts.delete(from);
      this.parts.set(to, parts);
    }
    this.#slots[this.id[to] ?? 0] = to + 1;
  }
}
