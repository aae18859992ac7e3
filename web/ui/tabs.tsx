import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { stepByKey } from './step-by-key.ts';
import { useHydrated } from './use-hydrated.ts';

interface Props {
  /** Labels the tabs as a group. */
  label: string;
  tabs: {
    /** Also the anchor in the address. */
    id: string;
    title: string;
    content: ReactNode;
  }[];
}

const line = 'flex gap-6 overflow-x-auto border-b border-line [scrollbar-width:none]';
const tab =
  'flex-none border-b-2 border-transparent py-3 text-m font-medium tracking-[normal] text-ink-quiet -outline-offset-3 transition-[color] hover:text-ink data-chosen:border-accent data-chosen:text-ink';

/**
 * Panels of which one shows at a time: anchors until hydration, tabs afterwards. A single panel is a section with its
 * heading.
 */
export function Tabs({ label, tabs }: Props) {
  const isLive = useHydrated();
  const { hash } = useLocation();
  // The server does not know the fragment.
  const named = tabs.findIndex(({ id }) => isLive && `#${id}` === hash);
  const [pressed, setPressed] = useState<number>();
  const chosen = pressed ?? Math.max(0, named);
  const list = useRef<HTMLDivElement>(null);

  const [only] = tabs;
  if (only === undefined) return null;
  if (tabs.length === 1) {
    return (
      <section aria-labelledby={only.id}>
        <div className={line}>
          <h2 id={only.id} data-chosen className={tab}>
            {only.title}
          </h2>
        </div>
        {only.content}
      </section>
    );
  }

  function onKeyDown(event: KeyboardEvent) {
    const place = stepByKey(event.key, chosen, tabs.length);
    if (place === null || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    setPressed(place);
    list.current?.querySelectorAll<HTMLElement>('a')[place]?.focus();
  }

  return (
    <div>
      <div
        ref={list}
        role={isLive ? 'tablist' : undefined}
        aria-label={isLive ? label : undefined}
        className={line}
      >
        {tabs.map(({ id, title }, place) => {
          const isChosen = place === chosen;
          const asTab = isLive && {
            role: 'tab',
            'aria-selected': isChosen,
            'aria-controls': id,
            tabIndex: isChosen ? 0 : -1,
          };
          return (
            <a
              {...asTab}
              key={id}
              id={`${id}-tab`}
              href={`#${id}`}
              onKeyDown={onKeyDown}
              data-chosen={isChosen || undefined}
              className={tab}
              onClick={(event) => {
                event.preventDefault();
                setPressed(place);
              }}
            >
              {title}
            </a>
          );
        })}
      </div>
      <div data-live={isLive || undefined} className="tab-parts">
        {tabs.map(({ id, content }, place) => (
          <section
            key={id}
            id={id}
            role={isLive ? 'tabpanel' : undefined}
            aria-labelledby={`${id}-tab`}
            hidden={isLive && place !== chosen}
          >
            {content}
          </section>
        ))}
      </div>
    </div>
  );
}
