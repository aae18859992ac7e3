/*
 * Who may call, for the OpenAPI document. The names are those of the security schemes in `openapi.ts`; two in one entry
 * means both are required.
 */

/** State-changing calls by anyone: the XSRF cookie repeated in the header. */
export const xsrf: Record<string, string[]>[] = [{ xsrf: [] }];
/** Reading calls by a signed-in user. */
export const session: Record<string, string[]>[] = [{ session: [] }];
/** State-changing calls by a signed-in user. */
export const sessionAndXsrf: Record<string, string[]>[] = [{ session: [], xsrf: [] }];
