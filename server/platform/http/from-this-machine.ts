import type { Context } from 'hono';
import type { ApiEnv } from './api.ts';

const loopback = /^(127\.\d{1,3}\.\d{1,3}\.\d{1,3}|::1|::ffff:127\.\d{1,3}\.\d{1,3}\.\d{1,3})$/;
const loopbackHost = /^(localhost|127\.\d{1,3}\.\d{1,3}\.\d{1,3}|\[::1\])(:\d{1,5})?$/i;
/** Whoever sends one of these passes on a call of somebody else. */
const passedOn = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via'];

/**
 * Whether somebody on this machine calls this process directly: not through a proxy on this machine, and not with a page
 * of another site in a browser on it.
 */
export function isFromThisMachine(c: Context<ApiEnv>): boolean {
  const address = c.env?.incoming?.socket.remoteAddress ?? '';
  return (
    loopback.test(address) &&
    loopbackHost.test(c.req.header('host') ?? '') &&
    !passedOn.some((name) => c.req.header(name) !== undefined)
  );
}
