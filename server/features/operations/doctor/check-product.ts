import { type Finding, findingsOf } from './finding.ts';
import type { Ground, Outside } from './ground.ts';
import { reasonOf } from '../../../platform/log/reason-of.ts';
import { isPublic } from '../../../platform/private-host.ts';

const { ok, warning, fault } = findingsOf('product');

/** Whether the product runs, and visitors reach it. */
export async function checkProduct(
  { settings }: Pick<Ground, 'settings'>,
  outside: Pick<Outside, 'fetch'>,
): Promise<Finding[]> {
  const { host, port, publicUrl } = settings;
  const here = `http://${reachable(host)}:${port}`;
  const state = await ask(outside, `${here}/readyz`);
  const isUp = state === 'ready';
  const found = isUp
    ? ok('product_ready', { address: here })
    : fault('product_down', { address: here, state });
  const url = publicUrl ? new URL(publicUrl) : null;
  if (!publicUrl || !isUp || !isPublic(url)) return [found];
  const seen = await ask(outside, `${publicUrl}/readyz`);
  return [
    found,
    seen === 'ready'
      ? ok('product_reached', { address: publicUrl })
      : warning('product_unreached', { address: publicUrl, state: seen }),
  ];
}

/** Replaces a wildcard address, which cannot be called, by that of this machine. */
function reachable(host: string): string {
  if (host === '0.0.0.0') return '127.0.0.1';
  if (host === '::') return '[::1]';
  return host.includes(':') ? `[${host}]` : host;
}

async function ask({ fetch }: Pick<Outside, 'fetch'>, url: string): Promise<string> {
  try {
    const response = await fetch(url, { redirect: 'manual' });
    const text = (await response.text()).slice(0, 60);
    return /^[\w ]+$/.test(text) ? text : `HTTP ${response.status}`;
  } catch (error) {
    return reasonOf(error);
  }
}
