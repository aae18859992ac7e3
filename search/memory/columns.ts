import type { AnyOptions, KnownRow } from '../engine.ts';
import { type Field, type KnownValue, namesOf, type Row } from '../fields.ts';
import { setBit, unsetBit, wordsFor } from './bits.ts';
import { type Column, integers, numbers, type RowTest } from './column.ts';
import { FieldChanges } from './field-changes.ts';
import { OrderColumn, RangeColumn } from './number-columns.ts';
import { newestFirst } from './order.ts';
import { comesBefore } from './select.ts';
import { Rooms } from './rooms.ts';
import { EqualColumn, FacetColumn } from './value-columns.ts';

/** The kind of an ordinal without a row, which is left when a row is replaced or removed. */
export const noKind = 0;
/** The name under which a change of words is noted. No field is called so. */
export const wordsField = ' words';

interface FieldColumn {
  stores: readonly Column[];
  set(ordinal: number, value: never): void;
  read(ordinal: number): KnownValue<Field>;
}

/**
 * The values that rows are filtered, counted and sorted by: a column per field, indexed by ordinal. Ordinals are
 * assigned in sequence; a changed row gets a new one.
 */
export class Columns {
  /** Ordinals assigned so far. */
  count = 0;
  /** How many of them have a row. */
  living = 0;
  /** The ordinals below this are ordered by age, the newest last. */
  agedCount = 0;
  readonly equals = new Map<string, EqualColumn>();
  readonly facets = new Map<string, FacetColumn>();
  readonly ranges = new Map<string, RangeColumn>();
  readonly orders = new Map<string, OrderColumn>();
  readonly changes = new FieldChanges();
  readonly rooms = new Rooms();
  readonly ageField: string;
  readonly #kinds: readonly string[];
  readonly #id = numbers();
  /** The index in `#kinds` plus one, or `noKind`. */
  readonly #kind = integers();
  /** The rows of each kind, at the place that `#kind` says; at that of `noKind` all rows. */
  #rowsOf: Uint32Array[] = [];
  readonly #version = numbers();
  /** Numbers that stand for the words of rows. */
  readonly #mark = integers();
  readonly #age: RangeColumn;
  readonly #fields = new Map<string, FieldColumn>();
  readonly #stores: Column[] = [this.#id, this.#kind, this.#version, this.#mark];
  /** Ordinal plus one by the row's id; 0 for none. */
  #ordinals = new Int32Array(0);

  constructor({ kinds, fields, age }: AnyOptions) {
    this.#kinds = kinds;
    const add = <Added extends FieldColumn>(
      columns: Map<string, Added>,
      name: string,
      column: Added,
    ) => {
      columns.set(name, column);
      this.#fields.set(name, column);
      this.#stores.push(...column.stores);
    };
    for (const [name, field] of Object.entries(fields)) {
      if (field.kind === 'equal') add(this.equals, name, new EqualColumn());
      else if (field.kind === 'facet') add(this.facets, name, new FacetColumn());
      else if (field.kind === 'range') add(this.ranges, name, new RangeColumn());
      else add(this.orders, name, new OrderColumn(field.units));
    }
    const column = this.ranges.get(age);
    if (!column) throw new Error(`${age} is none of the ranges ${namesOf(fields, 'range').join()}`);
    this.ageField = age;
    this.#age = column;
  }

  /** The ids of rows by ordinal. */
  get id(): Float64Array {
    return this.#id.values;
  }

  /** The greater, the newer. */
  get age(): Float64Array {
    return this.#age.numbers.values;
  }

  /** The kind of a row; undefined for an ordinal without one. */
  kindOf(ordinal: number): string | undefined {
    return this.#kinds[(this.#kind.values[ordinal] ?? noKind) - 1];
  }

  /** Rows of a kind; of any, if it is undefined. Every search asks for that, so their bits are kept up to date. */
  ofKind(kind: string | undefined): RowTest {
    const rows = this.#rowsOf[kind === undefined ? noKind : this.#codeOf(kind)];
    // Signed, as V8 would make an object of an unsigned number from 2³¹ on.
    return (word) => (rows?.[word] ?? 0) | 0;
  }

  #codeOf(kind: string): number {
    const place = this.#kinds.indexOf(kind);
    if (place < 0) throw new Error(`${kind} is none of the kinds ${this.#kinds.join(', ')}`);
    return place + 1;
  }

  /** Advances `agedCount` for as long as each row is newer than the one before. */
  followAge(): void {
    const order = newestFirst(this);
    let next = Math.max(1, this.agedCount);
    while (next < this.count && comesBefore(order, next, next - 1)) next += 1;
    this.agedCount = Math.min(next, this.count);
  }

  /** The ordinal of a row, or -1. */
  ordinalOf(id: number): number {
    return (this.#ordinals[id] ?? 0) - 1;
  }

  /** The values of some fields of a row; undefined for an id without one. */
  read(id: number, names: readonly string[]): KnownRow | undefined {
    const ordinal = this.ordinalOf(id);
    const kind = this.kindOf(ordinal);
    if (kind === undefined) return undefined;
    const values = names.map((name) => [name, this.#fields.get(name)?.read(ordinal)]);
    return { kind, values: Object.fromEntries(values) as KnownRow['values'] };
  }

  /** How many rows of a kind have each value of a field. */
  countValues(kind: string, name: string): Map<number, number> {
    const column = this.equals.get(name);
    if (!column) throw new Error(`${name} has no values to count`);
    const { least, size } = column.range;
    const times = new Uint32Array(size);
    const code = this.#codeOf(kind);
    for (let ordinal = 0; ordinal < this.count; ordinal += 1) {
      if (this.#kind.values[ordinal] !== code) continue;
      const place = (column.codes.values[ordinal] ?? 0) - least;
      times[place] = (times[place] ?? 0) + 1;
    }
    const counts = new Map<number, number>();
    for (const [place, count] of times.entries()) {
      if (count === 0) continue;
      for (const value of column.valuesOf(place + least)) {
        counts.set(value, (counts.get(value) ?? 0) + count);
      }
    }
    return counts;
  }

  /** @returns the row's new ordinal, which replaces its former one; -1 if this version of the row is known already */
  add(row: Row): number {
    const { id, kind, version = 0, values } = row;
    const former = this.ordinalOf(id);
    const isVersioned = former >= 0 && row.version !== undefined;
    if (isVersioned && this.#version.values[former] === version) return -1;
    const ordinal = this.count;
    if (ordinal === this.id.length) this.#reserve(Math.max(256, Math.ceil(ordinal * 1.2)));
    this.count += 1;
    this.living += 1;
    this.id[ordinal] = id;
    this.#setKind(ordinal, this.#codeOf(kind));
    this.#version.values[ordinal] = version;
    for (const [name, column] of this.#fields) column.set(ordinal, values[name] as never);
    if (former >= 0 && this.#kind.isSame(former, ordinal)) this.#noteChanges(former, ordinal);
    else this.changes.noteRow();
    this.#forget(former);
    this.#setOrdinal(id, ordinal);
    return ordinal;
  }

  #reserve(rows: number): void {
    const capacity = (rows + 31) & ~31;
    for (const store of this.#stores) store.reserve(capacity);
    this.#rowsOf = [null, ...this.#kinds].map((_, code) => {
      const larger = new Uint32Array(wordsFor(capacity));
      larger.set(this.#rowsOf[code] ?? []);
      return larger;
    });
    this.rooms.reserve(capacity);
  }

  #setOrdinal(id: number, ordinal: number): void {
    if (id >= this.#ordinals.length) {
      const larger = new Int32Array(Math.max(1024, Math.ceil(id * 1.2) + 1));
      larger.set(this.#ordinals);
      this.#ordinals = larger;
    }
    this.#ordinals[id] = ordinal + 1;
  }

  /**
   * Stores a number that stands for a row's words, and notes a change if the row had others.
   * @param former its ordinal before, -1 for none
   * @returns whether it had the same
   */
  setMark(ordinal: number, former: number, mark: number): boolean {
    this.#mark.values[ordinal] = mark;
    const isSame = former >= 0 && this.#mark.isSame(former, ordinal);
    if (former >= 0 && !isSame) this.changes.noteField(wordsField);
    return isSame;
  }

  /** Notes the fields whose values differ between a row and the one that replaces it. */
  #noteChanges(former: number, ordinal: number): void {
    this.changes.note();
    for (const [name, { stores }] of this.#fields) {
      if (!stores.every((store) => store.isSame(former, ordinal))) this.changes.noteField(name);
    }
  }

  remove(id: number): void {
    const ordinal = this.ordinalOf(id);
    if (ordinal < 0) return;
    this.changes.noteRow();
    this.#forget(ordinal);
    this.#ordinals[id] = 0;
  }

  #forget(ordinal: number): void {
    if (ordinal < 0) return;
    this.living -= 1;
    for (const rows of this.#rowsOf) unsetBit(rows, ordinal);
    this.#kind.values[ordinal] = noKind;
  }

  #setKind(ordinal: number, code: number): void {
    this.#kind.values[ordinal] = code;
    for (const rows of [this.#rowsOf[noKind], this.#rowsOf[code]]) if (rows) setBit(rows, ordinal);
  }

  /**
   * Sorts all rows by age.
   * @returns the former ordinal of each
   */
  sortByAge(): Uint32Array {
    const order = Uint32Array.from({ length: this.count }, (_, ordinal) => ordinal);
    this.followAge();
    if (this.agedCount === this.count) return order;
    const newest = newestFirst(this);
    order.sort((a, b) => (comesBefore(newest, b, a) ? -1 : 1));
    this.#reorder(order);
    return order;
  }

  /**
   * Closes the gaps left by removed rows, keeping the order of the others.
   * @returns the new ordinal of each old one, -1 for those without a row
   */
  compact(): Int32Array {
    const moved = new Int32Array(this.count).fill(-1);
    const order = new Uint32Array(this.living);
    let next = 0;
    for (let ordinal = 0; ordinal < this.count; ordinal += 1) {
      if (this.#kind.values[ordinal] === noKind) continue;
      order[next] = ordinal;
      moved[ordinal] = next;
      next += 1;
    }
    this.#reorder(order);
    return moved;
  }

  #reorder(order: Uint32Array): void {
    for (const store of this.#stores) store.reorder(order);
    this.#kind.values.fill(noKind, order.length);
    this.count = order.length;
    for (const rows of this.#rowsOf) rows.fill(0);
    for (let ordinal = 0; ordinal < this.count; ordinal += 1) {
      const code = this.#kind.values[ordinal] ?? noKind;
      if (code === noKind) continue;
      this.#setKind(ordinal, code);
      this.#ordinals[this.id[ordinal] ?? 0] = ordinal + 1;
    }
    this.agedCount = 0;
    this.followAge();
  }
}
