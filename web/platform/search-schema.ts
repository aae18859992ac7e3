/** Reads one parameter; undefined if missing or invalid. */
export type ParameterReader<Value> = (text: string) => Value | undefined;

type Values<Readers> = {
  [name in keyof Readers]?: Readers[name] extends ParameterReader<infer Value> ? Value : never;
};

/**
 * The typed parameters of a page's address. Invalid ones are treated as missing, so no address breaks a page. `format`
 * writes them in schema order, so that equal states have equal addresses.
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

/** A single line of text, up to a length in UTF-16 code units. */
export function text(max: number): ParameterReader<string> {
  return (value) => (value.length <= max && !/\p{Cc}/u.test(value) ? value : undefined);
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
