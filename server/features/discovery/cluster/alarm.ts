/** Wakes somebody who sleeps; what rings while nobody does, wakes the next sleeper at once. */
export function createAlarm() {
  let isRinging = false;
  let wake: (() => void) | null = null;
  return {
    ring(): void {
      isRinging = true;
      wake?.();
    },
    async sleep(ms: number): Promise<void> {
      if (!isRinging) {
        await new Promise<void>((resolve) => {
          wake = resolve;
          setTimeout(resolve, ms).unref();
        });
        wake = null;
      }
      isRinging = false;
    },
  };
}
export type Alarm = ReturnType<typeof createAlarm>;
