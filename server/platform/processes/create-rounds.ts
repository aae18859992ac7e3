/** Questions to several processes, each of which may end before it has answered. */
export interface Rounds<Peer> {
  /**
   * @param ask sends the question, which is to be answered with its id
   * @returns the answers of those who have given one within the time
   */
  ask<Answer>(
    peers: readonly Peer[],
    ask: (peer: Peer, id: number) => void,
    patienceMs: number,
  ): Promise<Answer[]>;
  /** Takes an answer. One that nobody waits for any more is dropped. */
  answer(peer: Peer, id: number, answer?: unknown): void;
  /** Nobody waits any longer for one that has ended. */
  drop(peer: Peer): void;
}

interface Round<Peer> {
  awaited: Set<Peer>;
  answers: unknown[];
  end(): void;
}

export function createRounds<Peer>(): Rounds<Peer> {
  const open = new Map<number, Round<Peer>>();
  let last = 0;
  const settle = (round: Round<Peer>, peer: Peer) => {
    if (round.awaited.delete(peer) && round.awaited.size === 0) round.end();
  };
  return {
    async ask<Answer>(
      peers: readonly Peer[],
      ask: (peer: Peer, id: number) => void,
      patienceMs: number,
    ) {
      if (peers.length === 0) return [];
      const id = (last += 1);
      const answers: unknown[] = [];
      await new Promise<void>((end) => {
        const patience = setTimeout(end, patienceMs);
        open.set(id, {
          awaited: new Set(peers),
          answers,
          end: () => {
            clearTimeout(patience);
            end();
          },
        });
        for (const peer of peers) ask(peer, id);
      });
      open.delete(id);
      return answers as Answer[];
    },
    answer(peer, id, answer) {
      const round = open.get(id);
      if (!round?.awaited.has(peer)) return;
      round.answers.push(answer);
      settle(round, peer);
    },
    drop(peer) {
      for (const round of open.values()) settle(round, peer);
    },
  };
}
