import type { Shop } from '../open-shop.ts';

/** A command's interface to the outside world. */
export interface CommandContext {
  /** The folder that relative paths start from. */
  folder: string;
  openShop(): Promise<Shop>;
  print(text: string): void;
  /** Shows progress, replacing the previous text; only on a terminal. */
  progress(text: string): void;
  /** Aborted when the command should stop. */
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
