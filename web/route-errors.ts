import { isRouteErrorResponse, type HydrationState } from 'react-router';

/**
 * A loader's errors as plain data, so that the browser begins with what the server showed. An unexpected error
 * travels as a bare 500: its text is not for visitors.
 */
export function plainErrors(errors: HydrationState['errors']): HydrationState['errors'] {
  if (!errors) return null;
  return Object.fromEntries(Object.entries(errors).map(([id, error]) => [id, plainError(error)]));
}

function plainError(error: unknown): unknown {
  const { status, data } = isRouteErrorResponse(error) ? error : { status: 500, data: null };
  return { status, statusText: '', internal: true, data };
}
