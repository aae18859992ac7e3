/** Questions to several processes, each of which may end before it has answered. */
export function createQuestions<Peer>() {
  const open = new Map<number, { peer: Peer; settle(answers: unknown[]): void }>();
  let last = 0;
  const askOne = async (peer: Peer, send: (peer: Peer, id: number) => void, patienceMs: number) => {
    const id = (last += 1);
    const { promise, resolve } = Promise.withResolvers<unknown[]>();
    const patience = setTimeout(resolve, patienceMs, []);
    open.set(id, { peer, settle: resolve });
    send(peer, id);
    return promise.finally(() => {
      clearTimeout(patience);
      open.delete(id);
    });
  };
  return {
    /**
     * @param send sends the question, to be answered with its id
     * @returns the answers given in time
     */
    async ask<Answer>(
      peers: readonly Peer[],
      send: (peer: Peer, id: number) => void,
      patienceMs: number,
    ): Promise<Answer[]> {
      const answers = await Promise.all(peers.map((peer) => askOne(peer, send, patienceMs)));
      return answers.flat() as Answer[];
    },
    /** An answer that nobody waits for any more is dropped. */
    answer: (id: number, answer?: unknown) => open.get(id)?.settle([answer]),
    drop(ended: Peer): void {
      for (const { peer, settle } of open.values()) if (peer === ended) settle([]);
    },
  };
}
