import type { IncomingMessage } from 'node:http';
import {
  OpenAPIHono,
  type RouteConfig,
  type RouteConfigToEnv,
  type RouteHandler,
} from '@hono/zod-openapi';
import type { DataOf } from '@orendi/contract/client-types';
import type { Language } from '@orendi/messages';
import type { PictureAddress } from '../media/picture-addresses.ts';
import type { Sentence } from '../sentence.ts';
import type { Session } from './session.ts';
import { refuseInvalid, type Validated } from './validation.ts';

/** Available to every handler besides the validated input. */
export interface ApiEnv {
  Variables: {
    requestId: string;
    language: Language;
    /** Absolute URL of the product as this caller reaches it. */
    publicUrl: string;
    pictureAddress: PictureAddress;
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

/** A call passes the guards in this order before it is answered. */
export function guarded<
  Route extends object,
  const Guards extends Extract<RouteConfig['middleware'], unknown[]>,
>(route: Route, ...guards: Guards) {
  return { ...route, middleware: guards };
}

type CallOf<Route extends RouteConfig> = Parameters<
  RouteHandler<Route, RouteConfigToEnv<Route> & ApiEnv>
>[0];

/** Data before it is written as JSON, which makes a moment its text. */
export type BeforeJson<T> = string extends T
  ? T | Date
  : T extends object
    ? { [Name in keyof T]: BeforeJson<T[Name]> }
    : T;

type Answered<Data> = [Data] extends [null] ? Sentence | null | void : BeforeJson<Data>;

/** An API without routes that reports validation failures as the contract requires. Features add their routes. */
export class Api extends OpenAPIHono<ApiEnv> {
  constructor() {
    super({ defaultHook: refuseInvalid, strict: false });
  }

  /**
   * Answers a call with its data in the envelope of the contract.
   * @param give returns the data; where there is none, nothing or a sentence for a person
   * @param hook refuses what is not valid, in place of `refuseInvalid`
   */
  answer<Route extends RouteConfig>(
    route: Route,
    give: (c: CallOf<Route>) => Answered<DataOf<Route>> | Promise<Answered<DataOf<Route>>>,
    hook?: (result: Validated) => void,
  ): void {
    const status = 201 in route.responses ? 201 : 200;
    const handler = async (c: CallOf<Route>) => {
      const given = await give(c);
      if (typeof given !== 'function') return c.json({ data: given ?? null }, status);
      return c.json({ data: null, message: given(c.get('language')) }, status);
    };
    this.openapi(route, handler, hook as never);
  }
}

export const createApi = () => new Api();
