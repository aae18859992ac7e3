import type { Shop } from '../open-shop.ts';

/** What a command has to do with the world. */
export interface CommandContext {
  /** What paths on the command line start from. */
  folder: string;
  openShop(): Promise<Shop>;
  print(text: string): void;
  /** Shows how far it is, in place of what was shown before; only on a terminal. */
  progress(text: string): void;
  /** Set off when the command should come to an end. */
  signal: AbortSignal;
}

export interface Command {
  /** One line for the list of commands. */
  summary: string;
  help: string;
  /**
   * @returns the exit code
   * @throws UsageError, StartError
   */
  run(args: string[], context: CommandContext): Promise<number>;
}
