import {
  defaultRangeExtractor,
  useVirtualizer,
  useWindowVirtualizer,
  type Range,
} from '@tanstack/react-virtual';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { useHydrated } from '../../../ui/use-hydrated.ts';
import { firstListings } from './load-own-listings.ts';
import { useWideScreen } from './use-wide-screen.ts';

/** About what a row and a card are high, in px, until they have been measured. */
const rowHeight = 59;
const cardHeight = 220;

interface VirtualRows {
  /** The rows to be drawn, by their places, each with the room of those left out before it, in px. */
  rows: { place: number; before: number }[];
  /** The room of those left out after them. */
  after: number;
  /** For each row: its height counts. */
  measure: ((row: HTMLTableRowElement | null) => void) | undefined;
  /** What scrolls on wide screens. */
  scroller: RefObject<HTMLDivElement | null>;
  body: RefObject<HTMLTableSectionElement | null>;
}

/**
 * Which of thousands of rows are drawn: those in sight and some around them. On wide screens the table scrolls in a frame
 * of its own, on phones with the page. Before the script is there, and for as long as nothing is measured, it is the first.
 */
export function useVirtualRows(keys: readonly string[]): VirtualRows {
  const scroller = useRef<HTMLDivElement>(null);
  const body = useRef<HTMLTableSectionElement>(null);
  const isAlive = useHydrated();
  const isWide = useWideScreen();
  const top = useTop(body, isAlive && !isWide);
  const { length: count } = keys;
  const getItemKey = (place: number) => keys[place] ?? place;
  /** The row with the focus stays, wherever the others have been scrolled to: keys go on from there. */
  const rangeExtractor = (range: Range) => {
    const places = defaultRangeExtractor(range);
    const focused = document.activeElement?.closest<HTMLElement>('[data-listing]');
    const kept = keys.indexOf(focused?.dataset.listing ?? '');
    if (kept < 0 || places.includes(kept)) return places;
    return [...places, kept].sort((one, other) => one - other);
  };

  // The rules of React's compiler, which this project does not use.
  // oxlint-disable-next-line react/incompatible-library
  const framed = useVirtualizer<HTMLDivElement, HTMLTableRowElement>({
    count,
    getItemKey,
    rangeExtractor,
    enabled: isAlive && isWide,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: 6,
  });
  // Rows are nearly of one height. Putting the frame right after each that is not would end the way of the End key.
  framed.shouldAdjustScrollPositionOnItemSizeChange = () => false;
  const paged = useWindowVirtualizer<HTMLTableRowElement>({
    count,
    getItemKey,
    rangeExtractor,
    enabled: isAlive && !isWide,
    estimateSize: () => cardHeight,
    overscan: 4,
    scrollMargin: top,
  });
  const virtual = isWide ? framed : paged;
  const parts = { scroller, body };
  const items = isAlive ? virtual.getVirtualItems() : [];
  if (items.length === 0) {
    const rows = keys.slice(0, firstListings).map((_, place) => ({ place, before: 0 }));
    return { ...parts, rows, after: 0, measure: undefined };
  }
  let end = isWide ? 0 : top;
  const rows = items.map((item) => {
    const before = item.start - end;
    end = item.end;
    return { place: item.index, before };
  });
  const after = virtual.getTotalSize() + (isWide ? 0 : top) - end;
  return { ...parts, rows, after, measure: virtual.measureElement };
}

/** How far from the page's beginning an element stands, in px: it moves with what is above it. */
function useTop(element: RefObject<HTMLElement | null>, isWanted: boolean): number {
  const [top, setTop] = useState(0);

  useEffect(() => {
    if (!isWanted) return undefined;
    const observer = new ResizeObserver(() => {
      const { current } = element;
      if (current === null) return;
      const found = current.getBoundingClientRect().top + window.scrollY;
      // Parts of a pixel, which scrolling brings about, are not worth laying out everything anew.
      setTop((known) => (Math.abs(found - known) < 2 ? known : found));
    });
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [element, isWanted]);

  return top;
}
