import type { IncomingMessage } from 'node:http';
import { OpenAPIHono } from '@hono/zod-openapi';
import type { Language } from '@orendi/messages';
import type { Session } from './session.ts';
import { refuseInvalid } from './validation.ts';

/** What every handler can read from its request, apart from the validated input. */
export interface ApiEnv {
  Variables: {
    requestId: string;
    language: Language;
    /** Absolute address of the product as this caller reaches it. */
    publicUrl: string;
    /** The caller's network address, behind trusted proxies too. */
    clientAddress: string;
    /** Null for a visitor. */
    session: Session | null;
  };
  Bindings: { incoming?: IncomingMessage };
}

export type Api = OpenAPIHono<ApiEnv>;

/** An empty API that reports validation failures as the contract says. Features add their routes to it. */
export function createApi(): Api {
  return new OpenAPIHono<ApiEnv>({ defaultHook: refuseInvalid, strict: false });
}
