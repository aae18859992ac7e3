import { type Currency, fromMinor, toMinor } from '@orendi/contract/money';
import type { PostReading } from '@orendi/contract/schemas/posts';
import { countsSomething, readMoney, readTokens, type Token } from '../discovery/index.ts';
import { isOfOther, type PostPart } from './post-parts.ts';

type PostPrice = Pick<PostReading, 'price' | 'currency' | 'sale' | 'sale_type'>;

/** The sooner, the likelier the price: of a bed alone, of a whole set, what holds now, of a piece, of some pieces or parts. */
const ranks = ['bare', 'whole', 'now', 'plain', 'part', 'former'] as const;

interface Amount {
  value: number;
  currency: Currency | null;
  /** The sign that it is money: its currency, words or its place; nothing, if it is just a number. */
  saidBy: 'currency' | 'words' | null;
  /** The token behind it. */
  end: number;
}

interface Mention extends Omit<Amount, 'end'> {
  rank: (typeof ranks)[number];
  /** Where prices begin, or what others cost: nobody can tell the price of the piece. */
  isUnclear: boolean;
  line: number;
  /** Nothing but marks is between it and the mention before. */
  isBeside: boolean;
}

/** An amount is none of a piece: for its delivery or assembly, a part of the price, or what is taken off. */
const forDelivery =
  /(?<!\p{L})(?:(?<!(?<!per )me )transport|derg|dorez(?:im|oh|oj)|post[ae](?!\p{L})|deliver|shipping|montim\p{L}*[\s:]*$|assembly[\s:]*$)/u;
const forNothing =
  /(?<!\p{L})(?:falas|pa pag|pa pare|free|gratis|[cq]mim|price|prezz|gjithsej|total)/u;
const takenOff =
  /(?<!\p{L})(?:kest|install?ment|parapag|paradh|avans|kapar|depozit|deposit|bonus|kupon|dhurat|(?:(?<!(?:me|ne|pas) )zbritje|ulje|kursen?|save|discount)(?: prej| deri(?: ne)?| of)?[\s:]*$|(?:mbi|over|above|porosi|orders?)(?: (?:nje )?vlere?n?)?[\s:]*$)/u;
const ofOtherKind =
  /^(?:(?:ne|per|te|\/|x|a) ?(?:muaj|month)|muaj|monthly|zbritje|off(?!\p{L})|(?:ndjek\p{L}*|follow\p{L}*|like\p{L}*|klient\p{L}*|persona|chf|sfr|fr(?:ang\p{L}*)?|den(?:ar\p{L}*)?|mkd|dinar\p{L}*|kr(?:on\p{L}*)?|sek|nok|gbp|£|pounds?|paund|jav\p{L}*|dit\p{L}*|ore)(?!\p{L}))/u;
const ofService =
  /^(?:per |for )?(?:transport|derges|post[ae]|montim|delivery|shipping|assembly)\p{L}*(?!\p{L}| (?:(?:dhe|&|e) \p{L}+ )?(?:falas|pa pag|pa pare|free|gratis|[ei] perfshi))/u;
const perMeter = /^(?:\/|per|(?=m(?:e|2|²)))\s?(?:nje )?m(?:2|²|l|et\p{L}*)?(?!\p{L})/u;
const several =
  /(?<!\p{L})(?:(?:[2-9]|\d{2,})\+? (?:cop|pal|pieces|pcs?)\p{L}*|te dy(?:ja|te)?|te tria|both)[\s:=]*$/u;
const former =
  /(?<!\p{L})(?:(?:nga|prej)(?: [cq]mimi)?[\s:]*$|(?:ish(?:te|in)?|me pare|para|perpara|rregullt|normal\p{L}*|fillestar\p{L}*|list[ae]s|vjet(?:er|ri)|u kan|k[ae]n?e? (?:qen[ae]|pas\p{L}*)|was|were|before|bought(?: it)?|ble(?:r[ae]|va)\p{L}*(?:\s\p{L}+){2,4}|ble\p{L}*|regular|old price|origjinal\p{L}*|original\p{L}*|ne dyqan|r[ei] kushton\p{L}*|instead of|ne vend (?:te|se))(?:[\s:]+(?!tani|tash|sot|vetem|now|mbi)\p{L}+)?[\s:]*$)/u;
const formerBehind = /^(?:→|ne (?:dyqan|treg))/u;
const beginsAt =
  /(?<!\p{L})(?:nga|prej|from|starting(?: at| from)?|starts at|duke filluar|fillo\p{L}+(?: nga)?|deri(?: ne)?|up to|rreth|afer|afro|around|about|mes|midis|between|met(?:er|ri)|m2)[\s:]*$/u;
const now =
  /(?<!\p{L})(?:tani|tash|sot|aktual\p{L}*|(?:i|te) ri|te reja|promo\p{L}*|now|only|vetem|(?:me|ne) zbritje|ul(?:et|ur) ne|zbrit\p{L}* ne|shes\p{L}*|shit\p{L}*|ofert\p{L}*|e (?:jap|nap|le|lsho\p{L}*|lesho\p{L}*)|selling for|sale price|=)(?:[\s:]+(?:[cq]mimi?|per|vetem|vec|eshte|oferte|me|ne|zbritje|kete|fundjav\p{L}*|jav\p{L}*|muaj\p{L}*|kushton|price|is))*[\s:]*$/u;
const ofWhole =
  /(?<!\p{L})(?:set(?:i|in|et)?(?!\p{L})|komplet|krejt|gjith|total|paket|bashk|together|all for)/u;
const ofPart =
  /(?<!\p{L})(?:vec|mbi \d|above \d|over \d|pa tvsh[^,]*$|[,;] me (?!tvsh|zbrit|ulj|ofert|[cq]mim)|^me (?!tvsh|zbrit|ulj|ofert|[cq]mim)[^,]*$|plus)/u;
const isBare = /^pa dyshek|(?<!\p{L})pa dyshek\p{L}*[\s:=]*$/u;
const withoutTax = /^pa tvsh/u;
const isRange = /(?:(?<![x×*] [\d.,]*)\d|€|eur\p{L}*|lek\p{L}*) (?:-|–|—|\/|deri(?: ne)?|to)$/u;
const isRangeBehind = /^(?:-|–|—|\/|deri(?: ne)?|to) \d+(?!\d| (?:cop|pal|pc|vit|vjet|muaj|jav))/u;
/** Things that a piece comes with. */
const beside = /(?<!\p{L})(?:me|pa|with(?:out)?|\+|dhe|plus) (?:\d+ |dy )?\p{L}+/gu;
const each = /^(?:\/|njera|njeri|secil|each|apiece|per cop)/u;
/** In front of a number without a currency, these say that it is a price. */
const called =
  /(?<!\p{L})(?:[cq]mim\p{L}*|price|prezzo|vlen|kushton|kerkoj|asking|e jap|e nap|shes (?:per|me)|fiks)(?:\s(?:eshte|i|ri|per|fiks|is))*[\s:=]*$/u;
/** Whether a price may have come down from another. */
const near = (price: number, former: number) => price < former && former < 6 * price;
const isYear = (value: number) => value > 1_900 && value < 2_100;

/** `2 milion e 300 mijë`, `35 mijë e 500`, `350,-`, `40 (dyzet) euro`: as one number. */
const inOne = (text: string) =>
  text
    .replace(/(?<![\d.,])(\d{1,3}) ?milion\p{L}* (?:e )?(\d{1,3})(?= ?mij)/giu, (_, a, b) =>
      String(Number(a) * 1_000 + Number(b)),
    )
    .replace(/(?<![\d.,])(\d{1,3}) ?mij\p{L}* e (\d{3})(?!\d)/giu, '$1.$2')
    .replace(/(?<=\d) ?\(\p{L}[\p{L} ]*\)(?= ?(?:€|eur|lek))/giu, '')
    .replace(/(?<![\d.,])(\d{1,3}(?:[.,' ]\d{3})+|\d{4,})(?= ?t[eë] vjetra)/giu, '$1 lekë ')
    .replace(/(?<=\d)[.,][-–—]{1,2}/gu, '');

/** The price of a post's piece, and the one before. Null where none is certain: a wrong price is worse than none. */
export function readPrice(
  parts: readonly PostPart[],
  name: string,
  hasSizes: boolean,
): PostPrice | null {
  const all = parts.flatMap((part) => mentionsIn(part, name, hasSizes));
  const saidBy = all.some((one) => one.saidBy === 'currency') ? 'currency' : 'words';
  const named = all.filter((one) => one.saidBy === saidBy);
  // One of `ish 450 tash 390 €` or `ishte 25.000 lekë, tani 19.900` needs no currency of its own.
  const isPair = ({ rank, value, line }: Mention) =>
    value >= 10 &&
    !isYear(value) &&
    named.some(
      (other) =>
        other.line === line &&
        (rank === 'former'
          ? value > other.value
          : rank === 'now' && other.rank === 'former' && near(value, other.value)),
    );
  const mentions = all.filter((one) => one.saidBy === saidBy || isPair(one));
  settleFormer(mentions);
  const current = mentions.filter(({ rank }) => rank !== 'former');
  const [best] = current.toSorted((a, b) => ranks.indexOf(a.rank) - ranks.indexOf(b.rank));
  const sized = new Set(parts.filter(({ text }) => sizes.test(text)).map(({ line }) => line));
  const ofSizes = current.filter(({ line, rank }) => sized.has(line) && rank === best?.rank);
  const isChoice = new Set(ofSizes.map(({ line }) => line)).size > 1;
  // Nobody can tell the price from `e vogël 12 €, e mesme 16 €, e madhe 20 €`.
  const alike = current.filter(({ rank, line }) => rank === best?.rank && line === best.line);
  const isTold = new Set(alike.map(({ value }) => value)).size > 2;
  const isLess =
    best?.rank === 'whole' &&
    current.some(({ line, value }) => line === best.line && value > best.value);
  if (!best || best.isUnclear || isChoice || isTold || isLess) return null;
  const before = mentions.find(
    (one) =>
      one.rank === 'former' &&
      near(best.value, one.value) &&
      (one.currency ?? best.currency) === (best.currency ?? one.currency),
  );
  const currency = best.currency ?? before?.currency;
  const sale = before && fromMinor(toMinor(before.value) - toMinor(best.value));
  return {
    price: before?.value ?? best.value,
    ...(currency && { currency }),
    ...(sale && { sale, sale_type: 'fixed' }),
  };
}

/** A line that begins with sizes is one to choose from. */
const sizes = /^[^\p{L}]{0,20}\d\s?[x*×]\s?\d/iu;

/** The higher of two prices side by side, or with the later said to hold now, was the price before. */
function settleFormer(mentions: Mention[]): void {
  for (const [at, mention] of mentions.entries()) {
    const next = mentions[at + 1];
    const isLower = next && next.value < mention.value && next.line - mention.line <= 2;
    if (!isLower || next.rank === 'former' || next.rank === 'part') continue;
    // `nga 300 €` without a price after it is where prices begin.
    if (mention.rank === 'former') mention.isUnclear = false;
    else if (next.rank === 'now' || next.isBeside) mention.rank = 'former';
  }
}

function mentionsIn({ text, line, isQuestion }: PostPart, name: string, hasSizes: boolean) {
  const mentions: Mention[] = [];
  if (isQuestion) return mentions;
  const tokens = readTokens(inOne(text));
  let last = 0;
  let hasEach = false;
  for (let at = 0; at < tokens.length; at += 1) {
    const amount = readAmount(tokens, at, hasSizes);
    if (!amount) continue;
    const before = spaced(tokens.slice(Math.max(last, at - 14), at));
    const after = spaced(tokens.slice(amount.end, amount.end + 4));
    const isFirst = last === 0;
    // The second price in `set 21.000 lek (3.500 lek/copa)` is that of one of them.
    const isOfWhole = mentions.at(-1)?.rank === 'whole' && each.test(after);
    const isBeside = !isFirst && !isOfWhole && !/\p{L}/u.test(before);
    const { end, ...said } = amount;
    if (amount.saidBy) last = end;
    at = end - 1;
    const delivery = before.search(forDelivery);
    const isOfDelivery = delivery >= 0 && !forNothing.test(before.slice(delivery));
    if (isOfDelivery || takenOff.test(before) || ofOtherKind.test(after)) continue;
    if (!isFirst && ofService.test(after)) continue;
    const clause = before.slice(before.lastIndexOf(',') + 1).replace(beside, '');
    const isOther = isOfOther(clause, name);
    hasEach ||= each.test(after);
    const isOpen = isRange.test(before) || isRangeBehind.test(after) || perMeter.test(after);
    mentions.push({
      ...said,
      rank: hasEach && several.test(before) ? 'part' : rankOf(before, after, isOther, name),
      isUnclear: isOpen || isOther || (beginsAt.test(before) && !each.test(after)),
      line,
      isBeside,
    });
  }
  return mentions;
}

function rankOf(before: string, after: string, isOther: boolean, name: string): Mention['rank'] {
  if (isBare.test(before) || isBare.test(after)) return 'bare';
  if (each.test(after)) return isOther ? 'part' : 'plain';
  if (former.test(before) || formerBehind.test(after)) return 'former';
  if (ofWhole.test(before) || ofWhole.test(after.split(',', 1)[0] ?? '')) return 'whole';
  const isWithOther = after.startsWith('me ') && isOfOther(after, name);
  if (
    isOther ||
    isWithOther ||
    ofPart.test(before) ||
    withoutTax.test(after) ||
    several.test(before)
  )
    return 'part';
  return now.test(before) ? 'now' : 'plain';
}

const spaced = (tokens: readonly Token[]) => tokens.map(({ text }) => text).join(' ');
const isEdge = (token: Token | undefined) => (token?.text ?? ',') === ',';
/** Behind these a number is a size or a code. */
const ofSize =
  /^(?:[x×*]|(?:gjat|gjer|lart|thell|trash|diam|kod|model)\p{L}*|gj|th|[hdl]|nr|art|sku)$/u;
/** A currency in front of its amount. */
const begins = /^(?:€|\$|us|usd|eur|euro|lek|leke|all|al|l)$/;
/** An amount of money takes no more tokens. */
const longestAmount = 12;

/** Without a currency, `18.000` is a price, and so is `45 each` or a number that stands alone behind the sizes. */
function readAmount(tokens: readonly Token[], at: number, hasSizes: boolean): Amount | null {
  // In `250x230x60 480 euro`, 60480 is no amount.
  if (tokens[at]?.kind === 'number' && ofSize.test(tokens[at - 1]?.text ?? '')) return null;
  if (tokens[at]?.kind !== 'number' && !begins.test(tokens[at]?.text ?? '')) return null;
  const money = readMoney(tokens.slice(at, at + longestAmount), 0);
  if (!money) return null;
  const { value, currency, times, worth } = money;
  const end = at + money.end;
  if (currency !== null || times > 1 || worth < 1)
    return { value, currency: worth < 1 ? 'ALL' : currency, saidBy: 'currency', end };
  const isEach = each.test(tokens[end]?.text ?? '');
  if (tokens[at]?.kind !== 'number' || (!isEach && countsSomething(tokens, end))) return null;
  const isGrouped =
    value >= 1_000 && /^\d{1,3}(?:[.,' ]\d{3})+$/u.test(spaced(tokens.slice(at, end)));
  const isAlone = isEdge(tokens[at - 1]) && isEdge(tokens[end]) && hasSizes;
  const isCalled = called.test(spaced(tokens.slice(Math.max(0, at - 4), at)));
  const isMoney = isGrouped || ((isEach || isAlone || isCalled) && value >= 10);
  return { value, currency, saidBy: isMoney ? 'words' : null, end };
}
