import type { Settings } from '../../platform/settings.ts';
import { ownUrl } from '../../platform/http/public-url.ts';
import { type Link, type LinkState, writeToken } from './link-token.ts';

/** The link at which the owner of an account can set a new password, once. */
export function writeResetLink(
  { secret, settings }: { secret: string; settings: Settings },
  link: Link & LinkState,
): string {
  return `${ownUrl(settings)}/reset-password/${writeToken(secret, 'reset-password', link, link)}`;
}
