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

/** Beginnings as people and browsers read them: either slash, any number of them. */
const beginning = String.raw`\b(?:h(?:tt|xx)ps?|ftp|tg)\s?:\s?[/\\]+`;
const links = new RegExp(String.raw`${beginning}([^\s/\\?#"'<>]+)|\b(www\.[^\s/\\?#"'<>]+)`, 'giu');
/**
 * A host without `https://`, such as `bit.ly`; not the host of an e-mail address. Abbreviations end in two letters before a
 * point (`sh.p.k`, `p.sh.al`), so hosts of countries here take three.
 */
const bareHosts =
  /(?<![@\p{L}\d_.-])(?:(?:[\p{L}\d-]+\.)+(?:com|net|org|info|biz|io|ly|gg|ru|cn|top|xyz|shop|site|online|club|vip|casino|bet|link|store|app)|(?:[\p{L}\d-]+\.)*[\p{L}\d-]*\p{L}[\p{L}\d-]{2,}\.(?:al|mk|eu)|t\.me|wa\.me)(?![\p{L}\d_])(?!@)/iu;

/** The text as eyes read it: letters of full width and invisible characters make no other host, nor does `[.]`. */
export function foldText(text: string): string {
  return text
    .normalize('NFKC')
    .replaceAll(/[\p{Cf}\p{Variation_Selector}\u034F\u115F\u3164]/gu, '')
    .replaceAll(/[。․]|\s?[[({]\s?(?:\.|dot|pikë)\s?[\])}]\s?/giu, '.');
}

/** `links` for full addresses, `host` for one without its beginning, else null. Links to the shop do not count. */
export function findLinks(text: string, ownHost: string): 'links' | 'host' | null {
  const folded = foldText(text);
  const foreign = [...folded.matchAll(links)].some(([, host, www]) => {
    const named = (host ?? www ?? '').toLowerCase();
    return named !== ownHost && named !== `www.${ownHost}`;
  });
  if (foreign) return 'links';
  return bareHosts.test(folded.replaceAll(links, '').replaceAll(ownHost, '')) ? 'host' : null;
}

export function hideLinks(text: string, word: string): string {
  if (findLinks(text, '') === null) return text;
  const whole = new RegExp(String.raw`(?:${beginning}|\bwww\.)\S+`, 'giu');
  return foldText(text).replaceAll(whole, word).replaceAll(new RegExp(bareHosts, 'giu'), word);
}
