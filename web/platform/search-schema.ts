/** Reads one parameter; undefined when it is missing or bad. */
export type ParameterReader<Value> = (text: string) => Value | undefined;

type Values<Readers> = {
  [name in keyof Readers]?: Readers[name] extends ParameterReader<infer Value> ? Value : never;
};

/**
 * The typed parameters of a page's address. Bad ones fall back to their absence: an address never breaks a page.
 * `format` writes them in the schema's order, so that the same state has one address.
 */
export function searchSchema<Readers extends Record<string, ParameterReader<unknown>>>(
  readers: Readers,
) {
  const names = Object.keys(readers);
  return {
    parse(parameters: URLSearchParams): Values<Readers> {
      const values = names.flatMap((name) => {
        const text = parameters.get(name)?.trim() ?? '';
        const value = text === '' ? undefined : readers[name]?.(text);
        return value === undefined ? [] : [[name, value]];
      });
      return Object.fromEntries(values) as Values<Readers>;
    },
    format(values: Values<Readers>): string {
      const parameters = new URLSearchParams();
      for (const name of names) {
        const value = values[name];
        if (value !== undefined && value !== '') parameters.set(name, String(value));
      }
      return parameters.toString();
    },
  };
}

/** A line of text up to a length in UTF-16 units. */
export function text(max: number): ParameterReader<string> {
  return (value) => (value.length <= max && !/\p{Cc}/u.test(value) ? value : undefined);
}

/** A whole number from 1. */
export function wholeNumber(max: number): ParameterReader<number> {
  return (value) => {
    const number = /^\d{1,10}$/.test(value) ? Number(value) : 0;
    return number >= 1 && number <= max ? number : undefined;
  };
}

/** A page's number; the first page needs no parameter. */
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
