import type { IncomingMessage } from 'node:http';
import { OpenAPIHono, type RouteConfig } from '@hono/zod-openapi';
import type { Language } from '@orendi/messages';
import type { Session } from './session.ts';
import { refuseInvalid } from './validation.ts';

/** Available to every handler besides the validated input. */
export interface ApiEnv {
  Variables: {
    requestId: string;
    language: Language;
    /** Absolute URL of the product as this caller reaches it. */
    publicUrl: string;
    /** The caller's network address, also behind trusted proxies. */
    clientAddress: string;
    /** Null for a visitor. */
    session: Session | null;
    /** Names what answers, where its path does not; see `countCalls`. */
    route?: string;
    /** The answer stands in for a better one: caches keep it for a few seconds only. */
    isMakeshift?: boolean;
    /** See `sendReady`. */
    ready?: { etag: string };
  };
  Bindings: { incoming?: IncomingMessage };
}

export type Api = OpenAPIHono<ApiEnv>;

/** A call passes the guards in this order before it is answered. */
export function guarded<
  Route extends object,
  const Guards extends Extract<RouteConfig['middleware'], unknown[]>,
>(route: Route, ...guards: Guards) {
  return { ...route, middleware: guards };
}

/** An API without routes that reports validation failures as the contract requires. Features add their routes. */
export function createApi(): Api {
  return new OpenAPIHono<ApiEnv>({ defaultHook: refuseInvalid, strict: false });
}
