import { foldName } from '@orendi/contract/fold-name';

/** A line, sentence or listed item of a post. */
export interface PostPart {
  text: string;
  /** Folded, of the same words. */
  folded: string;
  /** Which line of the post it is from. */
  line: number;
}

const arrows = /➡️?|⮕|➔|➜|⇒|→|(?<=\s)[-=]?>+(?=\s)|»/gu;
const crossedOut = /❌/gu;
const pictographs =
  /[\p{Extended_Pictographic}\p{Emoji_Modifier}\u{FE0F}\u{20E3}\u{200D}\u{1F1E6}-\u{1F1FF}]/gu;
const hashtags = /#[\p{L}\p{N}_]+/gu;
const addresses = /https?:\/\/\S+|www\.\S+|\S+@\S+/giu;
/** A number of seven digits or more with a prefix of the region's countries, or behind a plus. */
const phones = /(?:\+|00)\d[\d\s./-]{7,}\d|(?<![\d.,])0[34568]\d(?:[\s./-]?\d){5,8}(?!\d)/gu;
const clocks = /\b\d{1,2}[:.]\d{2}\s*[-–—]\s*\d{1,2}[:.]\d{2}\b/gu;
const dates =
  /\b\d{1,2}[./]\d{1,2}(?:[./]\d{2,4})?\s*[-–—]\s*\d{1,2}[./]\d{1,2}(?:[./]\d{2,4})?\b/gu;

/** Where a line tells how to find or reach the shop: its numbers are of houses and roads. */
const whereabouts =
  /(?<!\p{L})(?:rruga|rr\.|nr\.|kati|pall\.|km\s\d|autostrad|magjistral|sheshi|parking|floor|oraret?|orari|e diel|e shtun|e hene)/u;

/** Behind these a line begins another item of a list: `2)`, `2.`, `-`, `•`. */
const listMark = /^\s*(?:(\d)\s*[).]\s+|[-–—•▪▫*✓✔·]+\s*)/u;
/** A mark ends a sentence where no digit follows. */
const sentenceEnd = /[!;|]+|[^.!?;|]*\?|\.(?=\s|$)|\s[–—]\s|(?<=\s)-\s/gu;

/**
 * The parts of a post in order, without what says nothing of the piece: pictographs, hashtags, phone numbers, clocks and
 * the way to the shop. Of several numbered pieces, the first.
 */
export function partsOfPost(post: string): PostPart[] {
  const parts: PostPart[] = [];
  let isOther = false;
  for (const [line, typed] of post.split(/\r?\n/).entries()) {
    const bare = typed
      .replace(/(\d)\uFE0F?\u20E3/gu, '$1) ')
      .replace(arrows, ' → ')
      .replace(crossedOut, ' ishte ')
      .replace(pictographs, ' | ')
      .replace(hashtags, ' ')
      .replace(addresses, ' ')
      .replace(phones, ' ')
      .replace(clocks, ' ')
      .replace(dates, ' ');
    const [mark = '', number] = listMark.exec(bare) ?? [];
    isOther = typed.trim() !== '' && (isOther || Number(number) > 1);
    if (isOther) continue;
    for (const sentence of bare.slice(mark.length).split(sentenceEnd)) {
      const text = sentence.replace(/\s+/g, ' ').replace(/^[\s,:·–—-]+|[\s,:·–—-]+$/gu, '');
      const folded = foldName(text);
      if (text !== '' && !whereabouts.test(folded)) parts.push({ text, folded, line });
    }
  }
  return parts;
}
