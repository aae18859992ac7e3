import { isSearchAway } from '@orendi/server/features/discovery/index';
import { isDatabaseUnreachable } from '@orendi/server/platform/db/unreachable';
import { ApiError } from '@orendi/server/platform/http/api-error';
import { reasonOf } from '@orendi/server/platform/log/reason-of';
import { StartError } from '@orendi/server/platform/start-error';
import type { Command, CommandContext } from './command.ts';
import { UsageError } from '@orendi/server/features/operators/index';

/**
 * Runs the command named by the first one or two words.
 * @returns the exit code: 0 success, 1 failure, 2 invalid command line
 */
export async function runCommand(
  args: string[],
  commands: Record<string, Command>,
  context: CommandContext & { printError(text: string): void },
): Promise<number> {
  try {
    const wantsHelp = args[0] === 'help' || args.some(isHelp);
    const words = args.filter((arg, place) => !isHelp(arg) && !(place === 0 && arg === 'help'));
    const [first = ''] = words;
    const group = words.length === 1 ? groupOf(first, commands) : null;
    if (words.length === 0 || (group && !Object.hasOwn(commands, first))) {
      context.print(listCommands(group ?? commands));
      return 0;
    }
    const { name, command, rest } = findCommand(words, commands);
    if (!wantsHelp) return await command.run(rest, context);
    context.print(command.help(name));
    return 0;
  } catch (error) {
    if (error instanceof UsageError) {
      context.printError(error.message);
      return 2;
    }
    context.printError(sentenceFor(error));
    return 1;
  }
}

const isHelp = (arg: string) => arg === '--help' || arg === '-h';

function findCommand(args: string[], commands: Record<string, Command>) {
  for (const words of [2, 1]) {
    const name = args.slice(0, words).join(' ');
    const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
    // Counted in arguments: both words of a name may come as one, in quotes.
    if (command) return { name, command, rest: args.slice(words) };
  }
  throw new UsageError(explainUnknown(args, commands));
}

/** Names the commands that may be meant; where none is near, all that there are. */
function explainUnknown(args: string[], commands: Record<string, Command>): string {
  const [first = ''] = args;
  const names = Object.keys(commands);
  const group = groupOf(first, commands);
  const isOption = args[1]?.startsWith('-') ?? false;
  const typed = args.slice(0, isOption ? 1 : 2).join(' ');
  const meant = [
    nearest(typed, names),
    group ? [] : nearest(first, [...new Set(names.map(firstWord))]),
    // The deed alone, such as `verify`.
    names.filter((name) => name.endsWith(` ${first}`)),
  ].find(({ length }) => length > 0 && length < 4);
  const sentence = `There is no command "${group || meant ? typed : first}".`;
  if (meant) return `${sentence} Did you mean ${meant.map((name) => `\`${name}\``).join(' or ')}?`;
  return `${sentence} The commands:\n\n${listNames(group ?? commands)}\n\n  npm run operator -- help says what they do.`;
}

/** A line for each first word, with the second ones; in brackets where the first can be said alone. */
function listNames(commands: Record<string, Command>): string {
  const groups = Map.groupBy(Object.keys(commands), firstWord);
  const width = Math.max(...[...groups.keys()].map(({ length }) => length)) + 2;
  const lines = [...groups].map(([first, names]) => {
    const seconds = names
      .filter((name) => name !== first)
      .map((name) => name.slice(first.length + 1));
    const isAlone = names.length > seconds.length && seconds.length > 0;
    return `    ${first.padEnd(width)}${isAlone ? `[${seconds.join(', ')}]` : seconds.join(', ')}`.trimEnd();
  });
  return lines.join('\n');
}

function sentenceFor(error: unknown): string {
  if (error instanceof StartError) return error.message;
  if (error instanceof ApiError) return error.sentence('en');
  if (isDatabaseUnreachable(error)) {
    return 'The database went away. What was committed stays; the same command brings the rest.';
  }
  if (isSearchAway(error)) return `The search is left as it was: ${reasonOf(error)}.`;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

/** Lists commands with their summaries; those that begin with the same word stand together. */
function listCommands(commands: Record<string, Command>): string {
  const names = Object.keys(commands);
  const width = Math.max(...names.map((name) => name.length)) + 2;
  const lines = Object.entries(commands).map(([name, { summary }], place) => {
    const isOfGroup = place === 0 || firstWord(name) === firstWord(names[place - 1] ?? '');
    return `${isOfGroup ? '' : '\n'}  ${name.padEnd(width)}${summary}`;
  });
  return `The operator's commands:\n\n${lines.join('\n')}\n\nnpm run operator -- COMMAND --help says more.`;
}

/** The commands that begin with a word, such as `mail`; null when there are none. */
function groupOf(word: string, commands: Record<string, Command>): Record<string, Command> | null {
  const group = Object.entries(commands).filter(([name]) => firstWord(name) === word);
  return group.length > 0 ? Object.fromEntries(group) : null;
}

const firstWord = (name: string) => name.split(' ')[0] ?? '';

/** The names that come closest to what was typed, where it may be a slip of one of them: one letter in three, two at most. */
function nearest(typed: string, names: readonly string[]): string[] {
  const near = [1, 2].map((slips) =>
    names.filter((name) => slips * 3 <= typed.length && isWithin(slips, typed, name)),
  );
  return near.find(({ length }) => length > 0) ?? [];
}

/** Whether one text becomes the other by adding, dropping or replacing at most this many letters. */
function isWithin(slips: number, one: string, other: string): boolean {
  if (one === other) return true;
  const [rest, otherRest] = [one.slice(1), other.slice(1)];
  if (one[0] === other[0]) return isWithin(slips, rest, otherRest);
  return (
    slips > 0 &&
    (isWithin(slips - 1, rest, otherRest) ||
      isWithin(slips - 1, rest, other) ||
      isWithin(slips - 1, one, otherRest))
  );
}
