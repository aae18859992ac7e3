import { parseAmount, toNumber } from '@orendi/contract/parse-amount';

/** Reads one parameter; undefined if missing or invalid. */
export type ParameterReader<Value> = (text: string) => Value | undefined;

/** Reads a parameter that may be repeated; what is invalid or repeats another is left out. */
export interface ListReader<Value> {
  each: ParameterReader<Value>;
  max: number;
}

type Values<Readers> = {
  [name in keyof Readers]?: Readers[name] extends ParameterReader<infer Value>
    ? Value
    : Readers[name] extends ListReader<infer Value>
      ? readonly Value[]
      : never;
};

/**
 * The typed parameters of a page's address. Invalid ones are treated as missing, so no address breaks a page. `format`
 * writes them in schema order, so that equal states have equal addresses.
 */
export function searchSchema<
  Readers extends Record<string, ParameterReader<unknown> | ListReader<unknown>>,
>(readers: Readers) {
  const names = Object.keys(readers);
  return {
    parse(parameters: URLSearchParams): Values<Readers> {
      const values = names.flatMap((name) => {
        const reader = readers[name];
        const texts = parameters.getAll(name).map((text) => text.trim());
        const value =
          typeof reader === 'object' ? readAll(reader, texts) : readFirst(reader, texts);
        return value === undefined ? [] : [[name, value]];
      });
      return Object.fromEntries(values) as Values<Readers>;
    },
    format(values: Values<Readers>): string {
      const parameters = new URLSearchParams();
      for (const name of names) {
        for (const value of [values[name]].flat()) {
          if (value !== undefined && value !== '') parameters.append(name, String(value));
        }
      }
      return parameters.toString();
    },
  };
}

function readFirst(reader: ParameterReader<unknown> | undefined, [text = '']: string[]): unknown {
  return text === '' ? undefined : reader?.(text);
}

function readAll({ each, max }: ListReader<unknown>, texts: string[]): unknown[] | undefined {
  const values = texts.filter((text) => text !== '').map(each);
  const all = new Set(values.filter((value) => value !== undefined));
  return all.size === 0 ? undefined : [...all].slice(0, max);
}

/** A single line of text, up to a length in UTF-16 code units. */
export function text(max: number): ParameterReader<string> {
  return (value) => (value.length <= max && !/\p{Cc}/u.test(value) ? value : undefined);
}

/** The same, of which only the first whole words count where it is longer. */
export function wholeWords(max: number): ParameterReader<string> {
  const read = text(max);
  return (value) => {
    if (value.length <= max) return read(value);
    const start = value.slice(0, max + 1);
    // One long word is cut, but not within a character.
    const words =
      /^(.*\S)\s/u.exec(start)?.[1] ?? start.slice(0, max).replace(/[\ud800-\udbff]$/, '');
    return read(words);
  };
}

/** An integer from 1 to `max`. */
export function wholeNumber(max: number): ParameterReader<number> {
  return (value) => {
    const number = /^\d{1,10}$/.test(value) ? Number(value) : 0;
    return number >= 1 && number <= max ? number : undefined;
  };
}

/** A page number; page 1 needs no parameter. */
export function pageNumber(max: number): ParameterReader<number> {
  const read = wholeNumber(max);
  return (value) => {
    const number = read(value);
    return number === 1 ? undefined : number;
  };
}

export function oneOf<const Word extends string>(words: readonly Word[]): ParameterReader<Word> {
  return (value) => words.find((word) => word === value);
}

/** A positive number of at most two decimals, also behind a comma; 0 is missing. */
export function decimal(max: number): ParameterReader<number> {
  return (value) => {
    const number = /^\d{1,10}([.,]\d{1,2})?$/.test(value) ? Number(value.replace(',', '.')) : 0;
    return number > 0 && number <= max ? number : undefined;
  };
}

/** The same for an amount of money as people write it, with groups: `1.249,50` or `1,249.50`. */
export function amount(max: number): ParameterReader<number> {
  const read = decimal(max);
  return (value) => {
    const written = parseAmount(value);
    return written ? read(String(toNumber(written))) : undefined;
  };
}
