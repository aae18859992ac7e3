import { isRouteErrorResponse, type HydrationState } from 'react-router';

/**
 * A loader's errors as plain data, so the browser starts from what the server showed. Unexpected errors become a bare
 * 500: their text is not for visitors.
 */
export function plainErrors(errors: HydrationState['errors']): HydrationState['errors'] {
  if (!errors) return null;
  return Object.fromEntries(Object.entries(errors).map(([id, error]) => [id, plainError(error)]));
}

function plainError(error: unknown): unknown {
  const { status, data } = isRouteErrorResponse(error) ? error : { status: 500, data: null };
  return { status, statusText: '', internal: true, data };
}
