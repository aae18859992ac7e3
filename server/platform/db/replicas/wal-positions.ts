/** Where a server stands in the log of writes (WAL), in bytes since its beginning: 53 bits hold nine petabytes. */
export type WalPosition = number;

const keptMs = 60_000;
/** Positions within this time count as one. */
const stepMs = 200;
/** The longest head of a page of the log, and such a page. */
const longestHead = 40;
const pageBytes = 8_192;

/**
 * The end of the last record before a position. The next record may begin after the head of a page, a position that a
 * standby reaches only with that record. No record ends in such a head, so this leaves none out.
 */
export function endOfRecord(position: WalPosition): WalPosition {
  const offset = position % pageBytes;
  return offset <= longestHead ? position - offset : position;
}

/**
 * How far the primary was when, by which it can be told how late a standby is: the time since the oldest position it has
 * not reached. The standby's own clock and what it thinks of its connection have no part in it.
 */
export function createWalPositions(now: () => number) {
  let known: { position: WalPosition; at: number }[] = [];
  return {
    note(position: WalPosition): void {
      const last = known.at(-1);
      // After a promotion, the log may go on from an earlier position.
      if (last && position < last.position) known = [];
      else if (last?.position === position) return;
      else if (last && now() - last.at < stepMs) {
        last.position = position;
        return;
      }
      known.push({ position, at: now() });
      known = known.filter(({ at }) => now() - at < keptMs);
    },
    /** In milliseconds, up to a minute. */
    lagOf(replayed: WalPosition): number {
      const missed = known.find(({ position }) => position > replayed);
      return missed ? now() - missed.at : 0;
    },
  };
}

export type WalPositions = ReturnType<typeof createWalPositions>;
