import { isPrivateHost } from '../private-host.ts';

/** Where the product listens, and its configured address. */
export interface AddressSettings {
  publicUrl: string | null;
  host: string;
  port: number;
}

/** The address for links that leave the product, such as those in mails: never taken from a request. */
export function ownUrl({ publicUrl, host, port }: AddressSettings): string {
  if (publicUrl) return publicUrl;
  const name = host.includes(':') ? `[${host}]` : host;
  return `http://${name === '127.0.0.1' ? 'localhost' : name}:${port}`;
}

/**
 * The absolute address of the product as this visitor reaches it, without a slash at the end. Without PUBLIC_URL the
 * Host header is trusted only if it names this machine or a private network, so that a stranger's name cannot get into
 * links or into the cache.
 */
export function publicUrlOf(request: Request, settings: AddressSettings): string {
  if (settings.publicUrl) return settings.publicUrl;
  const url = URL.parse(`http://${request.headers.get('host') ?? new URL(request.url).host}`);
  return url && isPrivateHost(url.hostname) ? url.origin : ownUrl(settings);
}
