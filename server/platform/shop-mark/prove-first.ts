import { withinTime } from '../within-time.ts';

type Proven = <A extends unknown[], T>(
  work: (...args: A) => Promise<T>,
) => (...args: A) => Promise<T>;

/**
 * Proves whose a service is, now or, where it is away, before its first use.
 * @param patience in milliseconds: a start does not wait longer for a service that may be away
 * @param refusalOf what an error means that ends the start; null for a service that may be proven later
 * @returns makes work wait for the proof
 */
export async function proveFirst(
  prove: () => Promise<void>,
  patience: number,
  refusalOf: (error: unknown) => Error | null,
): Promise<Proven> {
  let proof: Promise<void> | null = null;
  const proveOnce = () =>
    (proof ??= prove().catch((error: unknown) => {
      proof = null;
      throw error;
    }));
  await withinTime(patience, proveOnce(), () => new Error('no answer in time')).catch(
    (error: unknown) => {
      const refusal = refusalOf(error);
      if (refusal) throw refusal;
    },
  );
  return (work) =>
    async (...args) => {
      await proveOnce();
      return work(...args);
    };
}
