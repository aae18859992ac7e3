import type { Settings } from '@orendi/server/platform/settings';
import type { OpenGround } from '../open-ground.ts';
import type { Shop } from '../open-shop.ts';

/** A command's interface to the outside world. */
export interface CommandContext {
  /** The folder that relative paths start from. */
  folder: string;
  openShop(): Promise<Shop>;
  /** Opens what there is to examine, well or not. */
  openGround(): Promise<OpenGround>;
  /** For commands that work where there is no shop. */
  readSettings(): Settings;
  print(text: string): void;
  /** Shows progress, replacing the previous text; only on a terminal. */
  progress(text: string): void;
  /** Aborted when the command should stop. */
  signal: AbortSignal;
}

/**
 * What a command does to the shop. One that `changes` something writes an entry of the audit log, in the transaction of
 * its change where there is one. One that `destroys` something does too; without --yes it only says what would go.
 */
export type Effect = 'reads' | 'changes' | 'destroys';

export interface Command {
  /** One line for the list of commands. */
  summary: string;
  help: string;
  effect: Effect;
  /**
   * @returns the exit code
   * @throws UsageError, StartError
   */
  run(args: string[], context: CommandContext): Promise<number>;
}
