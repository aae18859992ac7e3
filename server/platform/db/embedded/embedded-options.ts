/** Where the supervisor tells what happens; a pino logger fits. */
export interface EmbeddedLog {
  debug(message: string): void;
  info(message: string): void;
  warn(message: string): void;
}

export interface EmbeddedOptions {
  /** Must be locked by the caller, see lockDataFolder. */
  dataDir: string;
  log: EmbeddedLog;
  /** The name of the database to make and to connect to. */
  database?: string;
  /** The folder with PostgreSQL's programs, when they are not those of npm. */
  native?: string;
  /** Called each time the server answers again after it had ended by itself. */
  onRestart?: () => void;
}
