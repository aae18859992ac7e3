/**
 * How long the database may keep us waiting, in milliseconds. Passed in, so that tests need not wait as long. A silent
 * connection is gone after eight seconds, so that whoever waits for it is answered within ten.
 */
export const databaseLimits = {
  /** For a new connection, and for a free place in the pool. */
  connect: 4_000,
  /** For an answer on a connection, before the server is asked on another one whether it still works on it. */
  silence: 3_000,
  /** For the server's answer to that. */
  inquiry: 4_000,
  /** Between two looks at the connections that owe an answer. */
  look: 500,
  /** Longer than the server's limit for a statement, so that the server reports it first. */
  grace: 5_000,
  /** Between two signs of life on the connection that waits for notifications, and for the answer to one. */
  heartbeat: 3_000,
  /** For a server's answer to how far it is with the log of writes. */
  check: 1_000,
  /** For a replica to be late, before it is left out. */
  lag: 5_000,
};
export type DatabaseLimits = typeof databaseLimits;

/** Limits that the server itself enforces, in milliseconds. */
export const serverLimits = {
  statement: 30_000,
  /** Longer than any of our transactions holds a row that others wait for. */
  lock: 10_000,
  /** A client that falls silent inside a transaction loses it, along with its locks. */
  idleInTransaction: 30_000,
};
