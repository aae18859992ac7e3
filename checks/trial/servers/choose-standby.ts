interface Standby {
  name: string;
  ask<Row extends object>(sql: string): Promise<Row[]>;
}

interface Received {
  lsn: string | null;
}

/**
 * The standby that has received the most. All of them are asked, and all have to answer: with `ANY 1` an acknowledged write
 * is on one of them at least, and nobody knows on which.
 * @throws Error when one does not answer, or none has received anything
 */
export async function chooseStandby<Node extends Standby>(
  standbys: readonly Node[],
): Promise<Node> {
  const asked = await Promise.all(
    standbys.map(async (node) => {
      const [row] = await node.ask<Received>(
        'select greatest(pg_last_wal_receive_lsn(), pg_last_wal_replay_lsn())::text as lsn',
      );
      return { node, position: readPosition(row?.lsn ?? '') };
    }),
  );
  const [furthest] = asked.toSorted((a, b) => (a.position < b.position ? 1 : -1));
  if (!furthest || furthest.position === 0n) throw new Error('No standby has received anything.');
  return furthest.node;
}

/** A position such as `16/B374D848` in the write-ahead log, as a number of bytes; 0 for none. */
export function readPosition(text: string): bigint {
  const [, high, low] = /^([0-9A-F]+)\/([0-9A-F]+)$/i.exec(text) ?? [];
  return high && low ? (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`) : 0n;
}
