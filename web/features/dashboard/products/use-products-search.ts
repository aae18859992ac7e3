import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { dashboardAddress, useDashboardSearch } from '../dashboard-search.ts';

/** Milliseconds without typing before the address is updated. */
const pauseMs = 300;

/**
 * The search text: filters on every keystroke, and updates the address when typing pauses. A search is one history
 * entry however often its text changes; back and forward restore the entry's text.
 */
export function useProductsSearch() {
  const address = useDashboardSearch();
  const navigate = useNavigate();
  const inAddress = address.search ?? '';
  const [typed, setTyped] = useState(inAddress);
  const written = useRef(inAddress);
  /** Texts on their way into the address: one that arrives while another is typed must not come back. */
  const onTheirWay = useRef<string[]>([]);

  useEffect(() => {
    const arrived = onTheirWay.current.lastIndexOf(inAddress);
    onTheirWay.current.splice(0, arrived + 1);
    if (arrived >= 0 || written.current === inAddress) return;
    written.current = inAddress;
    setTyped(inAddress);
  }, [inAddress]);

  const write = useEffectEvent((text: string) => {
    if (text === written.current) return;
    const isNew = written.current === '';
    written.current = text;
    onTheirWay.current.push(text);
    void navigate(dashboardAddress({ ...address, search: text, productsPage: undefined }), {
      replace: !isNew,
      preventScrollReset: true,
    });
  });

  useEffect(() => {
    const pause = setTimeout(() => write(typed.trim()), pauseMs);
    return () => clearTimeout(pause);
  }, [typed]);

  const search = typed.trim();
  // What is typed is searched before the address names it, from the first page on.
  const productsPage = search === inAddress ? address.productsPage : undefined;
  return { typed, setTyped, search: { ...address, search, productsPage } };
}
