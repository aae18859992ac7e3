import { UsageError } from './usage-error.ts';

/** `text` takes a value, `texts` takes one each time it is given, `flag` takes none. */
export interface OptionSpec {
  kind: 'text' | 'texts' | 'flag';
  /** What stands for the value in the help, such as `DIR`. */
  value?: string;
  help: string;
}

interface OptionValues {
  text: string | undefined;
  texts: string[];
  flag: boolean;
}

export type Options<Specs extends Record<string, OptionSpec>> = {
  [Name in keyof Specs]: OptionValues[Specs[Name]['kind']];
};

interface CommandLine<Specs extends Record<string, OptionSpec>> {
  options: Options<Specs>;
  /** What is no option, in its order. */
  operands: string[];
}

/**
 * Reads `--name value`, `--name=value` and `--flag`; what follows `--` is no option.
 * @throws UsageError for an unknown option, a missing value and one that is given twice
 */
export function readOptions<Specs extends Record<string, OptionSpec>>(
  args: string[],
  specs: Specs,
): CommandLine<Specs> {
  const given = new Map<string, string[]>();
  const operands: string[] = [];
  const rest = [...args];
  for (let arg = rest.shift(); arg !== undefined; arg = rest.shift()) {
    if (arg === '--') {
      operands.push(...rest.splice(0));
    } else if (arg.startsWith('-') && arg !== '-') {
      takeOption(arg, rest, specs, given);
    } else {
      operands.push(arg);
    }
  }
  return { options: optionValues(specs, given), operands };
}

function takeOption(
  arg: string,
  rest: string[],
  specs: Record<string, OptionSpec>,
  given: Map<string, string[]>,
): void {
  const [, name = '', inline] = /^--([^=]+)(?:=(.*))?$/su.exec(arg) ?? [];
  const spec = Object.hasOwn(specs, name) ? specs[name] : undefined;
  if (!spec) {
    const known = Object.keys(specs).map((known) => `--${known}`);
    throw new UsageError(`There is no option ${arg}; the options are ${known.join(', ')}.`);
  }
  if (spec.kind === 'flag' && inline !== undefined) {
    throw new UsageError(`--${name} takes no value.`);
  }
  const value = spec.kind === 'flag' ? '' : (inline ?? rest.shift());
  if (value === undefined) throw new UsageError(`--${name} needs a value: ${spec.help}.`);
  const values = given.get(name) ?? [];
  if (values.length > 0 && spec.kind !== 'texts') {
    throw new UsageError(`--${name} is given twice.`);
  }
  given.set(name, [...values, value]);
}

function optionValues<Specs extends Record<string, OptionSpec>>(
  specs: Specs,
  given: Map<string, string[]>,
): Options<Specs> {
  const entries = Object.entries(specs).map(([name, { kind }]) => {
    const values = given.get(name) ?? [];
    if (kind === 'flag') return [name, values.length > 0];
    return [name, kind === 'text' ? values[0] : values];
  });
  return Object.fromEntries(entries) as Options<Specs>;
}
