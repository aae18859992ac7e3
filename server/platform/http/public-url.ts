import { isPrivateHost } from '../private-host.ts';

export interface AddressSettings {
  publicUrl: string | null;
  host: string;
  port: number;
}

/** The base of links that leave the product, such as those in mails; never taken from a request. */
export function ownUrl({ publicUrl, host, port }: AddressSettings): string {
  if (publicUrl) return publicUrl;
  const name = host.includes(':') ? `[${host}]` : host;
  return `http://${name === '127.0.0.1' ? 'localhost' : name}:${port}`;
}

/**
 * The absolute URL of the product as this visitor reaches it, without a trailing slash. Without PUBLIC_URL, the Host
 * header is trusted only if it names this machine or a private network, so that a stranger's host name cannot get into
 * links or into the cache.
 */
export function publicUrlOf(request: Request, settings: AddressSettings): string {
  if (settings.publicUrl) return settings.publicUrl;
  const url = URL.parse(`http://${request.headers.get('host') ?? new URL(request.url).host}`);
  return url && isPrivateHost(url.hostname) ? url.origin : ownUrl(settings);
}
