import { isDatabaseUnreachable } from '@orendi/server/platform/db/unreachable';
import { StartError } from '@orendi/server/platform/start-error';
import type { Command, CommandContext } from './command.ts';
import { UsageError } from './usage-error.ts';

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
    const isHelp = (arg: string) => arg === '--help' || arg === '-h';
    if (args.length === 0 || isHelp(args[0] ?? '') || args[0] === 'help') {
      context.print(listOf(commands));
      return 0;
    }
    const [command, rest] = findCommand(args, commands);
    if (!rest.some(isHelp)) return await command.run(rest, context);
    context.print(command.help);
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

function findCommand(args: string[], commands: Record<string, Command>): [Command, string[]] {
  for (const words of [2, 1]) {
    const name = args.slice(0, words).join(' ');
    const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
    if (command) return [command, args.slice(words)];
  }
  const known = Object.keys(commands).join(', ');
  throw new UsageError(`There is no command "${args[0]}"; the commands are ${known}.`);
}

function listOf(commands: Record<string, Command>): string {
  const rows = Object.entries(commands).map(
    ([name, { summary }]) => `  ${name.padEnd(23)}${summary}`,
  );
  return `The operator's commands:\n\n${rows.join('\n')}\n\nnpm run operator -- COMMAND --help says more.`;
}

function sentenceFor(error: unknown): string {
  if (error instanceof StartError) return error.message;
  if (isDatabaseUnreachable(error)) {
    return 'The database went away. What was committed stays; the same command brings the rest.';
  }
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
