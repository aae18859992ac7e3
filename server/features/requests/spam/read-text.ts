import { createHash } from 'node:crypto';
import { foldName } from '@orendi/contract/fold-name';

/** Letters that a text needs to be compared: visitors ask short questions in the same words. */
const LEAST_LETTERS = 30;

/** The same for texts that differ only in spelling, digits and punctuation; null for a text that is too short. */
export function textKey(message: string): string | null {
  const letters = foldName(message).replace(/[^\p{L}]/gu, '');
  if (letters.length < LEAST_LETTERS) return null;
  return createHash('sha256').update(letters).digest('base64url');
}

const links = /\bhttps?:\/\/([^\s/?#"'<>]+)|\b(www\.[^\s/?#"'<>]+)/gi;
/** A host without `https://`, such as `bit.ly`; not the host of an e-mail address. */
const bareHosts =
  /(?<![@\w.-])(?:(?:[a-z\d-]+\.)+(?:com|net|org|info|biz|io|ly|gg|ru|cn|top|xyz|shop|site|online|club|vip)|t\.me|wa\.me)\b(?!@)/i;

/**
 * What a text links to: `links` for an address written in full, `host` for one without its beginning, null for none.
 * Links to the shop itself do not count: a visitor may paste what they look at.
 */
export function findLinks(text: string, ownHost: string): 'links' | 'host' | null {
  const foreign = [...text.matchAll(links)].some(([, host, www]) => {
    const named = (host ?? www ?? '').toLowerCase();
    return named !== ownHost && named !== `www.${ownHost}`;
  });
  if (foreign) return 'links';
  return bareHosts.test(text.replaceAll(links, '').replaceAll(ownHost, '')) ? 'host' : null;
}

/** The text with a word in place of everything that it links to. */
export function hideLinks(text: string, word: string): string {
  const bare = new RegExp(bareHosts, 'gi');
  return text.replaceAll(/\b(?:https?:\/\/|www\.)\S+/gi, word).replaceAll(bare, word);
}
