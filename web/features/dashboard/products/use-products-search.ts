import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { dashboardAddress, useDashboardSearch } from '../dashboard-search.ts';

/** The address follows the typing after a pause of this length, in milliseconds. */
const pauseMs = 300;

/**
 * The text of the search: it filters at every key, and the address follows in the pauses. A search is one entry of the
 * history, however often its text changes; going back and forward brings the text of that entry.
 */
export function useProductsSearch() {
  const address = useDashboardSearch();
  const navigate = useNavigate();
  const inAddress = address.search ?? '';
  const [typed, setTyped] = useState(inAddress);
  const written = useRef(inAddress);

  useEffect(() => {
    if (written.current === inAddress) return;
    written.current = inAddress;
    setTyped(inAddress);
  }, [inAddress]);

  const write = useEffectEvent((text: string) => {
    if (text === written.current) return;
    const isNew = written.current === '';
    written.current = text;
    void navigate(dashboardAddress({ ...address, search: text }), {
      replace: !isNew,
      preventScrollReset: true,
    });
  });

  useEffect(() => {
    const pause = setTimeout(() => write(typed.trim()), pauseMs);
    return () => clearTimeout(pause);
  }, [typed]);

  return { typed, setTyped, search: { ...address, search: typed.trim() } };
}
