import { useRevalidator } from 'react-router';
import { type CallStart, useApiCall } from '../../../api/calls/use-api-call.ts';

/** Changes the request, which the page then shows as it is. Resolves to whether it was changed. */
export function useOwnCall() {
  const { call, isLoading } = useApiCall();
  const { revalidate } = useRevalidator();

  async function change(start: CallStart<unknown>): Promise<boolean> {
    const answer = await call(start, {
      // The page is older than what its seller has done, or the clock.
      onFailure: ({ code }) => void (code === 'CONFLICT' && revalidate()),
    });
    if (answer === undefined) return false;
    await revalidate();
    return true;
  }

  return { change, isLoading };
}
