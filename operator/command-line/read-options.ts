import { parseArgs } from 'node:util';
import { maxId } from '@orendi/contract/limits';

/** A command line that cannot be carried out. The message is one plain sentence; the exit code is 2. */
export class UsageError extends Error {
  override name = 'UsageError';
}

/** `text` takes a value, `texts` takes one each time it is given, `flag` takes none. */
export interface OptionSpec {
  kind: 'text' | 'texts' | 'flag';
  /** The placeholder for the value in the help, such as `DIR`. */
  value?: string;
  help: string;
}

interface OptionValues {
  text: string | undefined;
  texts: string[];
  flag: boolean;
}

export type Options<Specs extends OptionSpecs> = {
  [Name in keyof Specs]: OptionValues[Specs[Name]['kind']];
};

/** The number that names a thing. @throws UsageError with the sentence for any other text */
export function readId(text: string | undefined, sentence: string): number {
  const id = /^\d+$/.test(text ?? '') ? Number(text) : 0;
  if (id < 1 || id > maxId) throw new UsageError(sentence);
  return id;
}

export type OptionSpecs = Record<string, OptionSpec>;

export interface CommandLine<Specs extends OptionSpecs> {
  options: Options<Specs>;
  /** The arguments that are not options, in order. */
  operands: string[];
}

/**
 * Parses `--name value`, `--name=value` and `--flag`; everything after `--` is an operand.
 * @throws UsageError for an unknown option, a missing value and a repeated option
 */
export function readOptions<Specs extends OptionSpecs>(
  args: string[],
  specs: Specs,
): CommandLine<Specs> {
  const types = Object.entries(specs).map(([name, { kind }]) => {
    const type: 'boolean' | 'string' = kind === 'flag' ? 'boolean' : 'string';
    return [name, { type }] as const;
  });
  const options = Object.fromEntries(types);
  // Not strict: that would refuse values that begin with a dash, and its error messages are less helpful than these.
  const { tokens, positionals } = parseArgs({ args, options, strict: false, tokens: true });
  const given = new Map<string, string[]>();
  for (const token of tokens) {
    if (token.kind !== 'option') continue;
    const { name, rawName, value } = token;
    const spec = rawName === `--${name}` && Object.hasOwn(specs, name) ? specs[name] : undefined;
    if (!spec) {
      const known = Object.keys(specs).map((known) => `--${known}`);
      throw new UsageError(`There is no option ${rawName}; the options are ${known.join(', ')}.`);
    }
    const values = given.get(name) ?? [];
    const isFlag = spec.kind === 'flag';
    if (isFlag && value !== undefined) throw new UsageError(`--${name} takes no value.`);
    if (!isFlag && value === undefined) {
      throw new UsageError(`--${name} needs a value: ${spec.help}.`);
    }
    if (values.length > 0 && spec.kind !== 'texts') {
      throw new UsageError(`--${name} is given twice.`);
    }
    given.set(name, [...values, value ?? '']);
  }
  return { options: optionValues(specs, given), operands: positionals };
}

function optionValues<Specs extends OptionSpecs>(
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

const width = 100;

/** Lists the options and their meanings, wrapped to a terminal's width. */
export function optionHelp(specs: OptionSpecs): string {
  const rows = Object.entries(specs).map(([name, { value, help }]) => ({
    left: `  --${name}${value ? ` ${value}` : ''}`,
    help,
  }));
  const indent = Math.max(...rows.map(({ left }) => left.length)) + 2;
  return rows
    .map(({ left, help }) => left.padEnd(indent) + wrap(help, width - indent, ' '.repeat(indent)))
    .join('\n');
}

function wrap(text: string, columns: number, indent: string): string {
  const lines = [''];
  for (const word of text.split(' ')) {
    const line = lines.at(-1) ?? '';
    if (line && line.length + 1 + word.length > columns) lines.push(word);
    else lines[lines.length - 1] = line ? `${line} ${word}` : word;
  }
  return lines.join(`\n${indent}`);
}
