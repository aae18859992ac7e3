/** The supervisor's log; a pino logger fits. */
export interface EmbeddedLog {
  debug(message: string): void;
  info(message: string): void;
  warn(message: string): void;
}

export interface EmbeddedOptions {
  /** Must be locked by the caller; see lockDataFolder. */
  dataDir: string;
  log: EmbeddedLog;
  /** The database to create and connect to. */
  database?: string;
  /** The folder with PostgreSQL's programs; by default the one installed by npm. */
  native?: string;
  /** PostgreSQL's settings that are to be other than the product's, for tests. */
  settings?: Record<string, string>;
  /** Called each time the server answers again after it had stopped unexpectedly. */
  onRestart?: () => void;
}
