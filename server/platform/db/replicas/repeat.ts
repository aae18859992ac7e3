export interface Repeated {
  /** The next turn comes at once, or follows the one that is on. */
  hurry(): void;
  stop(): void;
}

/**
 * Does work again and again, never twice at a time.
 * @param work returns after how many milliseconds it is to be done again
 */
export function repeat(work: () => Promise<number>): Repeated {
  let timer: NodeJS.Timeout | undefined;
  let isOn = false;
  let isHurried = false;
  let isStopped = false;
  const turn = async () => {
    isOn = true;
    isHurried = false;
    const restMs = await work();
    isOn = false;
    if (isStopped) return;
    if (isHurried) void turn();
    else timer = setTimeout(turn, restMs).unref();
  };
  const hurry = () => {
    if (isOn) isHurried = true;
    else if (!isStopped) {
      clearTimeout(timer);
      void turn();
    }
  };
  hurry();
  return {
    hurry,
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
