import { colorName } from '@orendi/contract/colors';
import type { Language } from '@orendi/contract/language';
import { m } from '@orendi/messages';
import {
  type Box,
  colors,
  drawBox,
  drawMark,
  drawQr,
  drawRows,
  offerRows,
  scannedAddress,
  tight,
  type Typefaces,
} from '../previews/index.ts';
import type { LabelFacts } from './label-queries.ts';

/** The sizes of a card, A7, and of a page with eight of them, A4, in millimeters. */
const card = { width: 74, height: 105 };
export const page = { width: 297, height: 210, columns: 4, rows: 2 };

/* All drawing is in tenths of a millimeter. */
const [width, height] = [10 * card.width, 10 * card.height];
const margin = 65;
const code = 270;
/** Printers leave the paper's edge white, where the first and last cards need no cut. */
const edge = (10 * page.width - page.columns * width) / 2;

/** A page of at most eight labels with marks to cut along, as the contents of an SVG. */
export function drawPage(labels: string[]): string {
  const placed = labels.map((label, index) => {
    const left = edge + (index % page.columns) * width;
    const top = Math.floor(index / page.columns) * height;
    return `<g transform="translate(${left} ${top})">${label}</g>`;
  });
  return placed.join('') + cutMarks();
}

/** Thin lines of 8 mm from the edges, and crosses between the cards: the cards themselves stay clean. */
function cutMarks(): string {
  const [long, thin] = [80, 1.5];
  const upright = (left: number, top: number): Box => ({ left, top, width: thin, height: long });
  const level = (left: number): Box => ({ left, top: height, width: long, height: thin });
  const across = Array.from({ length: page.columns - 1 }, (_, index) => edge + (index + 1) * width);
  const marks = across.flatMap((x) => [
    upright(x, 0),
    upright(x, height - long / 2),
    upright(x, 10 * page.height - long),
    level(x - long / 2),
  ]);
  marks.push(level(0), level(10 * page.width - long));
  return marks.map((mark) => drawBox(mark, colors.inkQuiet)).join('');
}

/**
 * The contents of an SVG: the shop above, what it is and costs, and the code of its page below.
 * @param publicUrl the marketplace's address, without a trailing slash
 */
export function drawLabel(
  facts: LabelFacts,
  publicUrl: string,
  language: Language,
  faces: Typefaces,
): string {
  const room = { width: width - 2 * margin, maxLines: 1 };
  const quiet = { weight: 500 as const, fill: colors.inkQuiet, gap: 22 };
  const seller = { ...room, ...quiet, text: facts.shop, sizes: [34, 30, 27], maxLines: 2 };
  const name = { ...room, sizes: [68, 60, 53, 47, 42], maxLines: 4, tracking: tight };
  const look = { ...room, ...quiet, text: lookOf(facts, language), sizes: [34, 30], maxLines: 2 };
  const hint = { text: m.label_scan({}, { locale: language }), sizes: [32, 28], maxLines: 3 };
  const top = height - margin - code + 25;
  const qr: Box = { left: margin - 25, top, width: code, height: code };
  const beside = qr.left + code + 12;
  return [
    drawRows([seller], margin, 82, faces),
    drawBox({ left: margin, top: 136, width: room.width, height: 2 }, colors.sand),
    drawRows([...offerRows(facts, language, name), look], margin, 430, faces),
    drawQr(scannedAddress(publicUrl, facts, language), qr),
    drawRows([{ ...quiet, ...hint, width: width - margin - beside }], beside, qr.top + 88, faces),
    drawMark(faces, beside, height - margin - 4, 44),
  ].join('');
}

/** Its material and color; empty if neither is known. */
function lookOf({ material, color }: LabelFacts, language: Language): string {
  const named = color && (colorName(color, language) ?? color);
  return [material[language], named].filter(Boolean).join(' · ');
}
