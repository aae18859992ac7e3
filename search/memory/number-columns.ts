import { type AmountBounds, convertBounds } from '../convert-amount.ts';
import type { Amount } from '../fields.ts';
import { integers, numbers, type RowTest } from './column.ts';

/** Numbers for conditions on bounds; NaN, which no bounds include, for none. */
export class RangeColumn {
  readonly numbers = numbers();
  readonly stores = [this.numbers];

  set(ordinal: number, value: number | null): void {
    this.numbers.values[ordinal] = value ?? Number.NaN;
  }

  /** Rows with a number within bounds; any number if there are none. */
  having({ from = -Infinity, to = Infinity }: Partial<AmountBounds>): RowTest {
    const { values } = this.numbers;
    return (word) => {
      let passed = 0;
      for (let ordinal = word << 5, end = ordinal + 32; ordinal < end; ordinal += 1) {
        const value = values[ordinal] ?? Number.NaN;
        passed |= (Number(value >= from) & Number(value <= to)) << (ordinal & 31);
      }
      return passed;
    };
  }

  read(ordinal: number): number | null {
    const value = this.numbers.values[ordinal] ?? Number.NaN;
    return Number.isNaN(value) ? null : value;
  }
}

/** Amounts, each in one of several units, and what they are worth at present. */
export class OrderColumn {
  readonly #units: readonly string[];
  readonly #amounts = numbers();
  /** Indexes in `#units`. */
  readonly #unitOf = integers();
  readonly worth = numbers();
  readonly stores = [this.#amounts, this.#unitOf, this.worth];
  /** Indexed like `#units`. */
  #worthOfUnits: number[];

  constructor(units: readonly string[]) {
    this.#units = units;
    this.#worthOfUnits = units.map(() => 0);
  }

  set(ordinal: number, { amount, unit }: Amount): void {
    const place = this.#placeOf(unit);
    this.#amounts.values[ordinal] = amount;
    this.#unitOf.values[ordinal] = place;
    this.worth.values[ordinal] = amount * (this.#worthOfUnits[place] ?? 0);
  }

  #placeOf(unit: string): number {
    const place = this.#units.indexOf(unit);
    if (place < 0) throw new Error(`${unit} is none of the units ${this.#units.join(', ')}`);
    return place;
  }

  read(ordinal: number): number {
    return this.worth.values[ordinal] ?? 0;
  }

  /** @returns whether anything is worth something else now */
  setWorth(worth: Readonly<Record<string, number>>): boolean {
    const fresh = this.#units.map((unit) => worth[unit] ?? 0);
    if (fresh.every((value, place) => value === this.#worthOfUnits[place])) return false;
    this.#worthOfUnits = fresh;
    const { values } = this.worth;
    for (let ordinal = 0; ordinal < values.length; ordinal += 1) {
      const unit = this.#unitOf.values[ordinal] ?? 0;
      values[ordinal] = (this.#amounts.values[ordinal] ?? 0) * (fresh[unit] ?? 0);
    }
    return true;
  }

  /** Rows within bounds in one of the units. These become bounds in each unit, so that no amount has to be converted. */
  having({ from, to, unit }: Partial<AmountBounds> & { unit: string }): RowTest {
    const asked = this.#placeOf(unit);
    const worth = this.#worthOfUnits[asked] ?? 0;
    const bounds = this.#worthOfUnits.map((own, place) =>
      // In its own unit an amount is what it is, whatever that is worth.
      place === asked ? convertBounds({ from, to }, 1, 1) : convertBounds({ from, to }, own, worth),
    );
    const least = Float64Array.from(bounds, (one) => one.from);
    const most = Float64Array.from(bounds, (one) => one.to);
    const amounts = this.#amounts.values;
    const unitOf = this.#unitOf.values;
    return (word) => {
      let passed = 0;
      for (let ordinal = word << 5, end = ordinal + 32; ordinal < end; ordinal += 1) {
        const amount = amounts[ordinal] ?? 0;
        const own = unitOf[ordinal] ?? 0;
        const isWithin = Number(amount >= (least[own] ?? 0)) & Number(amount <= (most[own] ?? 0));
        passed |= isWithin << (ordinal & 31);
      }
      return passed;
    };
  }
}
