import { type Fields, namesOf, type Row } from '../fields.ts';
import { ValueCounter } from './commonest-values.ts';
import { EqualColumn } from './equal-column.ts';
import { FacetColumn } from './facet-column.ts';
import { KindBits } from './kind-bits.ts';
import { FieldChanges } from './field-changes.ts';
import { isNewer } from './newest-first.ts';
import { OrderColumn, RangeColumn } from './number-columns.ts';
import { permute } from './permute.ts';

/** The kind of an ordinal without a row, which is left when a row is replaced or removed. */
export const noKind = 0;

export interface ColumnOptions {
  kinds: readonly string[];
  fields: Fields;
  /** The range field that says how new a row is. */
  age: string;
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
  id = new Int32Array(0);
  /** The index in `kinds` plus one, or `noKind`. */
  kind = new Int32Array(0);
  readonly kindBits = new KindBits();
  readonly kinds: readonly string[];
  /** The number of rows of each kind, by its number. */
  readonly totals: number[] = [];
  readonly equals = new Map<string, EqualColumn>();
  readonly facets = new Map<string, FacetColumn>();
  readonly ranges = new Map<string, RangeColumn>();
  readonly orders = new Map<string, OrderColumn>();
  readonly counter = new ValueCounter();
  readonly changes = new FieldChanges();
  /** The ordinals below this are ordered by age, the newest last. */
  agedCount = 0;
  /** How many times rows have got other ordinals. */
  moves = 0;
  #version = new Uint32Array(0);
  readonly ageField: string;
  readonly #age: RangeColumn;
  readonly #setters: ((ordinal: number, row: Row<Fields, string>) => void)[] = [];
  /** Ordinal plus one by the row's id; 0 for none. */
  #ordinals = new Int32Array(0);
  readonly #scratch: Uint32Array[] = [];

  constructor({ kinds, fields, age }: ColumnOptions) {
    this.kinds = kinds;
    const add = <Column extends { set(ordinal: number, value: never): void }>(
      columns: Map<string, Column>,
      name: string,
      column: Column,
    ) => {
      columns.set(name, column);
      this.#setters.push((ordinal, { values }) => column.set(ordinal, values[name] as never));
    };
    for (const [name, field] of Object.entries(fields)) {
      if (field.kind === 'equal') add(this.equals, name, new EqualColumn(field.isCounted));
      else if (field.kind === 'facet') add(this.facets, name, new FacetColumn());
      else if (field.kind === 'range') add(this.ranges, name, new RangeColumn());
      else add(this.orders, name, new OrderColumn(field.units));
    }
    const column = this.ranges.get(age);
    if (!column) throw new Error(`${age} is none of the ranges ${namesOf(fields, 'range').join()}`);
    this.ageField = age;
    this.#age = column;
  }

  get capacity(): number {
    return this.id.length;
  }

  /** The greater, the newer. */
  get age(): Float64Array {
    return this.#age.values;
  }

  /** The number of a kind; `noKind` for undefined, which means all of them. */
  kindNumber(kind: string | undefined): number {
    return kind === undefined ? noKind : this.kinds.indexOf(kind) + 1;
  }

  *#all() {
    yield* this.equals.values();
    yield* this.facets.values();
    yield* this.ranges.values();
    yield* this.orders.values();
  }

  #note(ordinal: number, change: 1 | -1): void {
    const kind = this.kind[ordinal] ?? noKind;
    this.living += change;
    this.totals[kind] = (this.totals[kind] ?? 0) + change;
    this.kindBits.note(ordinal, kind, change);
    for (const column of this.equals.values()) column.note(ordinal, kind, change);
    for (const column of this.facets.values()) column.note(ordinal, kind, change);
  }

  /** Advances `agedCount` for as long as each row is newer than the one before. */
  followAge(): void {
    const comesBefore = isNewer(this);
    let next = Math.max(1, this.agedCount);
    while (next < this.count && comesBefore(next, next - 1)) next += 1;
    this.agedCount = Math.min(next, this.count);
  }

  /**
   * A reusable array with a number per ordinal. Its contents must be used up before anyone else can request the same
   * one.
   */
  scratch(which: 0 | 1 | 2): Uint32Array {
    const known = this.#scratch[which];
    if (known && known.length >= this.count) return known;
    const room = new Uint32Array(this.capacity);
    this.#scratch[which] = room;
    return room;
  }

  /** The ordinal of a row, or -1. */
  ordinalOf(id: number): number {
    return (this.#ordinals[id] ?? 0) - 1;
  }

  #reserve(capacity: number): void {
    for (const column of this.#all()) column.reserve(capacity, this.count);
    const id = new Int32Array(capacity);
    id.set(this.id);
    this.id = id;
    const kind = new Int32Array(capacity);
    kind.set(this.kind);
    this.kind = kind;
    const version = new Uint32Array(capacity);
    version.set(this.#version);
    this.#version = version;
    this.kindBits.reserve(capacity);
  }

  /** @returns the row's new ordinal, which replaces its former one; -1 if this version of the row is known already */
  add(row: Row<Fields, string>): number {
    const former = this.ordinalOf(row.id);
    if (former >= 0 && row.version !== undefined && this.#version[former] === row.version)
      return -1;
    if (this.count === this.capacity) this.#reserve(Math.max(256, Math.ceil(this.count * 1.2)));
    const ordinal = this.count;
    this.count += 1;
    this.id[ordinal] = row.id;
    this.kind[ordinal] = this.kindNumber(row.kind);
    this.#version[ordinal] = row.version ?? 0;
    for (const set of this.#setters) set(ordinal, row);
    if (former >= 0 && this.kind[former] === this.kind[ordinal]) this.#noteChanges(former, ordinal);
    else this.changes.noteRow();
    this.#forget(row.id);
    this.#setOrdinal(row.id, ordinal);
    this.#note(ordinal, 1);
    return ordinal;
  }

  #setOrdinal(id: number, ordinal: number): void {
    if (id >= this.#ordinals.length) {
      const larger = new Int32Array(Math.max(1024, Math.ceil(id * 1.2) + 1));
      larger.set(this.#ordinals);
      this.#ordinals = larger;
    }
    this.#ordinals[id] = ordinal + 1;
  }

  /** Notes the fields whose values differ between a row and the one that replaces it. */
  #noteChanges(former: number, ordinal: number): void {
    this.changes.note();
    for (const columns of [this.equals, this.facets, this.ranges, this.orders]) {
      for (const [name, column] of columns) {
        if (!column.isSame(former, ordinal)) this.changes.noteField(name);
      }
    }
  }

  remove(id: number): void {
    if (this.ordinalOf(id) < 0) return;
    this.changes.noteRow();
    this.#forget(id);
  }

  #forget(id: number): void {
    const ordinal = this.ordinalOf(id);
    if (ordinal < 0) return;
    this.#note(ordinal, -1);
    this.kind[ordinal] = noKind;
    for (const column of this.equals.values()) column.forget(ordinal);
    this.#ordinals[id] = 0;
  }

  /**
   * Sorts all rows by age.
   * @returns the former ordinal of each
   */
  sortByAge(): Uint32Array {
    const order = Uint32Array.from({ length: this.count }, (_, ordinal) => ordinal);
    this.followAge();
    if (this.agedCount === this.count) return order;
    this.moves += 1;
    const comesBefore = isNewer(this);
    order.sort((a, b) => (comesBefore(b, a) ? -1 : 1));
    for (const column of this.#all()) column.sort(order);
    for (const values of [this.id, this.kind, this.#version]) permute(values, order);
    this.kindBits.rebuild(this.kind, this.count);
    for (let ordinal = 0; ordinal < this.count; ordinal += 1) {
      if (this.kind[ordinal] !== noKind) this.#ordinals[this.id[ordinal] ?? 0] = ordinal + 1;
    }
    return order;
  }

  /**
   * Closes the gaps left by removed rows, keeping the order of the others.
   * @returns the new ordinal of each old one, -1 for those without a row
   */
  compact(): Int32Array {
    this.moves += 1;
    const moved = new Int32Array(this.count).fill(-1);
    const aged = this.agedCount;
    let next = 0;
    for (let ordinal = 0; ordinal < this.count; ordinal += 1) {
      if (ordinal === aged) this.agedCount = next;
      if (this.kind[ordinal] === noKind) continue;
      moved[ordinal] = next;
      if (ordinal !== next) this.#move(ordinal, next);
      next += 1;
    }
    if (aged === this.count) this.agedCount = next;
    this.count = next;
    this.kindBits.rebuild(this.kind, next);
    return moved;
  }

  #move(from: number, to: number): void {
    for (const column of this.#all()) column.move(from, to);
    this.id[to] = this.id[from] ?? 0;
    this.kind[to] = this.kind[from] ?? noKind;
    this.#version[to] = this.#version[from] ?? 0;
    this.#ordinals[this.id[to] ?? 0] = to + 1;
  }
}
