import { textLimits } from '@orendi/contract/limits';
import { foldName } from '@orendi/contract/fold-name';

/** A line, sentence or listed item of a post. */
export interface PostPart {
  text: string;
  /** Folded, of the same words. */
  folded: string;
  line: number;
  /** A question says at most what the piece is. */
  isQuestion: boolean;
  /** The first of numbered pieces. */
  isListed: boolean;
}

/** Who wrote a line of a chat and when: `[12:41, 03/11/2026] Arta:`, `03.11.26, 12:41 - Arta:`, `Arta 12:41:`. */
const chatStamp =
  /^\s*(?:\[[^\]]{4,30}\]|(?:\d{1,4}[./-]\d{1,2}[./-]\d{2,4},?\s+)?\d{1,2}[:.]\d{2}(?::\d{2})?(?:\s?[ap]m)?\s*[-–,]?)\s*\p{L}[^:]{0,40}:\s|^\s*\p{L}[^:\d]{0,40}\s\d{1,2}:\d{2}(?:\s?[ap]m)?\s*:\s/iu;
const invisible = /[\u{AD}\u{180E}\u{200B}-\u{200F}\u{202A}-\u{202E}\u{2060}-\u{2069}\u{FEFF}]/gu;
const arrows = /➡️?|⮕|➔|➜|⇒|→|(?<=\s)[-=]?>+(?=\s)|»/gu;
const trucks = /🚚|🚛/gu;
const crossedOut = /❌/gu;
const pictographs =
  /[\p{Extended_Pictographic}\p{Emoji_Modifier}\u{FE0F}\u{20E3}\u{1F1E6}-\u{1F1FF}]/gu;
const hashtags = /#[\p{L}\p{N}_]+/gu;
const addresses = /https?:\/\/\S+|www\.\S+|(?<!\S)\S*@\S+/giu;
const phones = [
  /** Behind a plus or two zeros, or with a prefix of the region. */
  /(?:\+|(?<![\d.,])00)\d{1,3}(?:[\s./()-]?\d){8,10}(?!\d|[.,]\d)/gu,
  /(?<![\d.,])0(?:6[\s./-]?\d(?:[\s./-]?\d){7}|\d{2}(?:[\s./-]?\d){6})(?!\d)/gu,
  /(?<![\d.,])0\d{2,4}[\s./-]?\d{3,4}[\s./-]?\d{2,6}(?!\d)/gu,
  /** Named as one. */
  /(?<!\p{L})(?:tel|cel|mob|phone|text me|call|viber|whats?app|wapp|nr)[^\d\n]{0,12}\d(?:[\s./()-]{0,2}\d){5,9}(?!\d)/giu,
];
/** An article's number, or nonsense. */
const endless = /\d{12,}/g;
const clocks =
  /(?<!\d)\d{1,2}[:.]\d{2}\s*[-–—]\s*\d{1,2}[:.]\d{2}(?!\d)|(?<!\d)[0-2]?\d:[0-5]\d(?!\d)/gu;
const dates =
  /(?<![\d.,])\d{1,2}[./]\d{1,2}(?:[./]\d{2,4})?\s*[-–—]\s*\d{1,2}[./]\d{1,2}(?:[./]\d{2,4})?(?!\d)|(?<![\d.,])\d{1,2}[./]\d{1,2}[./](?:20)?\d{2}(?![\d.,])/gu;
const spelledEuro =
  /(?<=\d\s?)(?:ojro|euri|evri|eura|eu)(?!\p{L})|(?<=\d)e(?![\p{L}\d])|(?<=\d )e(?=\s*(?:[.,!;)|]|$))/giu;

/** The rest of a line that tells how to find or reach the shop: its numbers are of houses and roads. */
const toTheShop =
  /(?<=^|,)[^,]*(?<!\p{L})(?:rruga|rr\.|nr\.|kati (?:-?\d|[ie] |perdh)|pall\.|km\s\d|autostrad|magjistral|sheshi|parking|floor|oraret?|orari|e diel|e shtun|e h[eë]n[eë]).*/isu;

/** Behind these a line begins another item of a list: `2)`, `2.`, `-`, `•`. */
const listMark = /^\s*(?:(\d)\s*[).]\s+|[-–—•▪▫*✓✔·]+\s*)/u;
/** A mark ends a sentence where no digit follows. */
const sentenceEnd = /(?<=\?)|[!;|]+|\.(?=\s|$)|\s[–—]\s(?!\d)|(?<=\s)-\s(?!\d)/gu;

/** A text with more than these is no post; the rest of it is not read. */
const most = { numbers: 150, parts: 100, characters: 1_000 };

/**
 * The parts of a post in order, without what says nothing of the piece: pictographs, hashtags, phone numbers, clocks and
 * the way to the shop. Of several numbered pieces, the first.
 */
export function partsOfPost(post: string): PostPart[] {
  const plain = post.normalize('NFKC').replace(invisible, '').slice(0, textLimits.post);
  const parts: PostPart[] = [];
  let isOther = false;
  let numbers = 0;
  for (const [line, typed] of plain.split(/\r?\n/).entries()) {
    if (typed.trim() === '') {
      isOther = false;
      continue;
    }
    const bare = [hashtags, addresses, endless, ...phones, clocks, dates].reduce(
      (text, pattern) => text.replace(pattern, ' '),
      typed
        .replace(chatStamp, '')
        .replace(/(\d)\uFE0F?\u20E3/gu, '$1) ')
        .replace(arrows, ' → ')
        .replace(crossedOut, ' ishte ')
        .replace(trucks, ' | transport ')
        .replace(pictographs, ' | ')
        .replace(spelledEuro, ' euro'),
    );
    const [mark = '', number] = listMark.exec(bare) ?? [];
    isOther ||= Number(number) > 1;
    numbers += bare.match(/\d+/g)?.length ?? 0;
    if (isOther || numbers > most.numbers) continue;
    for (const sentence of bare.slice(mark.length).split(sentenceEnd)) {
      const text = sentence
        .slice(0, most.characters)
        .replace(toTheShop, '')
        .replace(/\s+/g, ' ')
        .replace(/^[\s,:·–—-]+|(?<![\s,:·–—-])[\s,:·–—-]+$/gu, '');
      const folded = foldName(text);
      if (parts.length >= most.parts) break;
      if (text === '') continue;
      parts.push({ text, folded, line, isQuestion: text.endsWith('?'), isListed: number === '1' });
    }
  }
  return parts;
}

const others =
  /(?<!\p{L})(dyshek|dushek|mattress|madrac|ulese|uljes|ulja|seat(?!\p{L})|karri[gk]|chair(?!\p{L})|chairs|jastek|cushion|pillow|ekran|screen|vend gjumi|fjetj|hape[tn]|hapur|abazhu|kapele|tend[ea](?!\p{L}))/gu;

/** Whether a clause is about something that goes with a piece, but that the name of the piece does not name. */
export function isOfOther(clause: string, name: string): boolean {
  return Array.from(clause.matchAll(others), ([, other = '']) => other).some(
    (other) => !foldName(name).includes(other.slice(0, 5)),
  );
}
