import type { RouteConfig, z } from '@hono/zod-openapi';
import type { DataOf } from '@orendi/contract/client-types';
import type { Language } from '@orendi/contract/language';
import type { Services } from '../../../services.ts';
import type { BeforeJson } from '../../../platform/http/api.ts';
import type { PictureAddress } from '../../../platform/media/picture-addresses.ts';
import type { RateLimit } from '../../../platform/http/rate-limit.ts';
import type { UploadSlot } from '../../../platform/http/uploads/create-uploads.ts';

/** The context of a console call: the operator, the shop and the request. */
export interface Caller {
  services: Services;
  /** The operator's e-mail address, for the audit log. */
  actor: string;
  accountId: number;
  language: Language;
  /** The URL of the shop as the caller reaches it, and those of its pictures. */
  site: string;
  address: PictureAddress;
  /** Only for calls with files. */
  uploadSlot: UploadSlot;
  request: Request;
  /**
   * Asks for a fresh code of the second factor, before something that an open session alone must not do.
   * @throws ApiError VALIDATION under `code`
   */
  askCode(code: string): Promise<void>;
}

type Output<Schema> = Schema extends z.ZodType ? z.output<Schema> : unknown;
type Json<R> = R extends {
  request: { body: { content: { 'application/json': { schema: infer Schema } } } };
}
  ? Output<Schema>
  : unknown;

/** The parameters, the query and the JSON body of a call, together. */
type Asked<R> = (R extends { request: { params: infer Schema } } ? Output<Schema> : unknown) &
  (R extends { request: { query: infer Schema } } ? Output<Schema> : unknown) &
  Json<R>;

export interface ConsoleCall {
  route: RouteConfig;
  /** Besides the limit of all calls. */
  limit?: RateLimit | undefined;
  answer(asked: unknown, caller: Caller): Promise<unknown>;
}

type Answer<R extends RouteConfig> = Promise<DataOf<R> extends null ? void : BeforeJson<DataOf<R>>>;

/** @param answer resolves to the data of the answer; to nothing where the route has none */
export function consoleCall<R extends RouteConfig>(
  route: R,
  answer: (asked: Asked<R>, caller: Caller) => Answer<R>,
  limit?: RateLimit,
): ConsoleCall {
  return { route, limit, answer: (asked, caller) => answer(asked as Asked<R>, caller) };
}

/** Calls about a thing with an id. It is looked for before the code is asked for, so that none is spent on nothing. */
export const callsAbout =
  <Found>(find: (db: Services['db'], id: number) => Promise<Found>) =>
  <R extends RouteConfig>(
    route: R,
    answer: (asked: Asked<R>, caller: Caller, found: Found) => Answer<R>,
  ) =>
    consoleCall(route, async (asked, caller) => {
      const { id, code } = asked as { id: number; code?: string };
      const found = await find(caller.services.db, id);
      if (code !== undefined) await caller.askCode(code);
      return answer(asked, caller, found);
    });
