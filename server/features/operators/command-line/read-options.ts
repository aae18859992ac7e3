import { parseArgs } from 'node:util';
import { maxId } from '@orendi/contract/limits';

/** A command line that cannot be carried out. The message is one plain sentence; the exit code is 2. */
export class UsageError extends Error {
  override name = 'UsageError';
}

/**
 * Options by their usage, each with its meaning for the help: `reason TEXT` takes a value, `map MAP...` takes one each
 * time it is given, `yes` takes none.
 */
export type OptionSpecs = Readonly<Record<string, string>>;

type NameIn<Usage> = Usage extends `${infer Name} ${string}` ? Name : Usage;
type ValueOf<Usage> = string extends Usage
  ? string | string[] | boolean | undefined
  : Usage extends `${string}...`
    ? string[]
    : Usage extends `${string} ${string}`
      ? string | undefined
      : boolean;

export type Options<Specs extends OptionSpecs> = {
  [Usage in keyof Specs as NameIn<Usage>]: ValueOf<Usage>;
};

/**
 * A number from 1, such as one that names a thing.
 * @throws UsageError with the sentence for any other text
 */
export function readNumber(text: string | undefined, sentence: string, most = maxId): number {
  const number = /^\d+$/.test(text ?? '') ? Number(text) : 0;
  if (number < 1 || number > most) throw new UsageError(sentence);
  return number;
}

/** Reads an operand, the number that names a thing. */
export const idOperand = (sentence: string) => (text?: string) => readNumber(text, sentence);

export const nameOperand = (sentence: string) => (text?: string) => {
  if (text === undefined) throw new UsageError(sentence);
  return text;
};

export const yesOption = { yes: 'really do it' };

export interface CommandLine<Specs extends OptionSpecs> {
  options: Options<Specs>;
  /** The arguments that are not options, in order. */
  operands: string[];
}

/** @throws UsageError when there are more operands than the command takes */
export function refuseOperands([first]: string[]): void {
  if (first !== undefined) throw new UsageError(`"${first}" is not expected here.`);
}

function parseSpecs(specs: OptionSpecs) {
  return Object.entries(specs).map(([usage, help]) => {
    const [name = '', value = ''] = usage.split(' ');
    const isRepeated = value.endsWith('...');
    const type: 'boolean' | 'string' = value === '' ? 'boolean' : 'string';
    return { name, value: value.replace('...', ''), type, isRepeated, help };
  });
}

/**
 * Parses `--name value`, `--name=value` and `--flag`; everything after `--` is an operand.
 * @throws UsageError for an unknown option, a missing value and a repeated option
 */
export function readOptions<Specs extends OptionSpecs>(
  args: string[],
  specs: Specs,
): CommandLine<Specs> {
  const parsed = parseSpecs(specs);
  const options = Object.fromEntries(parsed.map((spec) => [spec.name, spec]));
  // Not strict: that would refuse values that begin with a dash, and its error messages are less helpful than these.
  const { tokens, positionals } = parseArgs({ args, options, strict: false, tokens: true });
  const given = new Map<string, string[]>();
  for (const token of tokens) {
    if (token.kind !== 'option') continue;
    const { name, rawName, value } = token;
    const spec = parsed.find((known) => rawName === `--${known.name}`);
    if (!spec) {
      const known = parsed.map((each) => `--${each.name}`);
      const which = known.length > 0 ? `the options are ${known.join(', ')}` : 'it takes none';
      throw new UsageError(`There is no option ${rawName}; ${which}.`);
    }
    const values = given.get(name) ?? [];
    const isFlag = spec.type === 'boolean';
    if (isFlag && value !== undefined) throw new UsageError(`--${name} takes no value.`);
    if (!isFlag && value === undefined) {
      throw new UsageError(`--${name} needs a value: ${spec.help}.`);
    }
    if (values.length > 0 && !spec.isRepeated) throw new UsageError(`--${name} is given twice.`);
    given.set(name, [...values, value ?? '']);
  }
  const entries = parsed.map(({ name, type, isRepeated }) => {
    const values = given.get(name) ?? [];
    if (type === 'boolean') return [name, values.length > 0];
    return [name, isRepeated ? values : values[0]];
  });
  return { options: Object.fromEntries(entries) as Options<Specs>, operands: positionals };
}

const width = 100;

/** Lists the options and their meanings, wrapped to a terminal's width. */
export function optionHelp(specs: OptionSpecs): string {
  const rows = parseSpecs(specs).map(({ name, value, help }) => ({
    left: `  --${name}${value && ` ${value}`}`,
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
