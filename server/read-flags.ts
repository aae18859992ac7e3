import { StartError } from './platform/start-error.ts';

/** The flags of a start, each with what it does. */
export type Flags<Name extends string> = Readonly<Record<Name, string>>;

/**
 * Which flags a start is given; null where it is asked which there are.
 * @throws StartError for any other word
 */
export function readFlags<Name extends string>(args: readonly string[], flags: Flags<Name>) {
  if (args.includes('--help') || args.includes('-h')) return null;
  const names = Object.keys(flags) as Name[];
  const unknown = args.find((arg) => !names.some((name) => arg === `--${name}`));
  if (unknown !== undefined) {
    throw new StartError(`A start does not take "${unknown}"; --help says what it takes.`);
  }
  const given = names.map((name) => [name, args.includes(`--${name}`)]);
  return Object.fromEntries(given) as Record<Name, boolean>;
}

export function describeFlags(flags: Flags<string>): string {
  const lines = Object.entries({ ...flags, help: 'says this' });
  return `Starts the shop, and prints its address.

${lines.map(([name, meaning]) => `  --${name.padEnd(8)}${meaning}`).join('\n')}

Settings such as PORT and DATA_DIR come from the environment; the README lists them.
npm run operator -- help lists the operator's commands.`;
}
