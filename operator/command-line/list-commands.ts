import type { Command } from './command.ts';

/** Lists commands with their summaries; those that begin with the same word stand together. */
export function listCommands(commands: Record<string, Command>): string {
  const names = Object.keys(commands);
  const width = Math.max(...names.map((name) => name.length)) + 2;
  const lines = Object.entries(commands).map(([name, { summary }], place) => {
    const isOfGroup = place === 0 || firstWord(name) === firstWord(names[place - 1] ?? '');
    return `${isOfGroup ? '' : '\n'}  ${name.padEnd(width)}${summary}`;
  });
  return `The operator's commands:\n\n${lines.join('\n')}\n\nnpm run operator -- COMMAND --help says more.`;
}

/** The commands that begin with a word, such as `mail`; null when there are none. */
export function groupOf(
  word: string,
  commands: Record<string, Command>,
): Record<string, Command> | null {
  const group = Object.entries(commands).filter(([name]) => firstWord(name) === word);
  return group.length > 0 ? Object.fromEntries(group) : null;
}

const firstWord = (name: string) => name.split(' ')[0];
