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

/** Estimated heights of a row and a card in px, until measured. */
const rowHeight = 59;
const cardHeight = 220;

interface VirtualRows {
  /** The indices of the rows to render, each with the height of the rows skipped before it, in px. */
  rows: { place: number; before: number }[];
  /** The height of the rows skipped after them, in px. */
  after: number;
  /** Ref for each row, to measure its height. */
  measure: ((row: HTMLTableRowElement | null) => void) | undefined;
  /** The scroll container on wide screens. */
  scroller: RefObject<HTMLDivElement | null>;
  body: RefObject<HTMLTableSectionElement | null>;
}

/**
 * Virtualizes thousands of rows: only those in view and some around them are rendered. On wide screens the table
 * scrolls in its own container, on phones with the page. Before hydration and until measured, the first rows are
 * rendered.
 */
export function useVirtualRows(keys: readonly string[]): VirtualRows {
  const scroller = useRef<HTMLDivElement>(null);
  const body = useRef<HTMLTableSectionElement>(null);
  const isAlive = useHydrated();
  const isWide = useWideScreen();
  const top = useTop(body, isAlive && !isWide);
  const { length: count } = keys;
  const getItemKey = (place: number) => keys[place] ?? place;
  /** The focused row stays rendered wherever the others are scrolled to: the keyboard continues from it. */
  const rangeExtractor = (range: Range) => {
    const places = defaultRangeExtractor(range);
    const focused = document.activeElement?.closest<HTMLElement>('[data-listing]');
    const kept = keys.indexOf(focused?.dataset.listing ?? '');
    if (kept < 0 || places.includes(kept)) return places;
    return [...places, kept].sort((one, other) => one - other);
  };

  // A rule of the React compiler, which this project does not use.
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
  // Row heights hardly vary. Adjusting the position for each that does would interrupt scrolling by the End key.
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

/** An element's distance from the top of the page in px, tracked because content above it changes. */
function useTop(element: RefObject<HTMLElement | null>, isWanted: boolean): number {
  const [top, setTop] = useState(0);

  useEffect(() => {
    if (!isWanted) return undefined;
    const observer = new ResizeObserver(() => {
      const { current } = element;
      if (current === null) return;
      const found = current.getBoundingClientRect().top + window.scrollY;
      // Subpixel changes from scrolling are not worth a new layout.
      setTop((known) => (Math.abs(found - known) < 2 ? known : found));
    });
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [element, isWanted]);

  return top;
}
