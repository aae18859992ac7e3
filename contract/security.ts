/*
 * Who may call, as the document says it. The names are those of the security schemes in `openapi.ts`; a list of
 * two in one entry means both.
 */

/** State-changing calls of anyone: the XSRF cookie repeated in the header. */
export const xsrf: Record<string, string[]>[] = [{ xsrf: [] }];
/** Reading calls of a signed-in user. */
export const session: Record<string, string[]>[] = [{ session: [] }];
/** State-changing calls of a signed-in user. */
export const sessionAndXsrf: Record<string, string[]>[] = [{ session: [], xsrf: [] }];
