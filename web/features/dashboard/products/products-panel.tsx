import { m } from '@orendi/messages';
import { useEffect } from 'react';
import { useLanguage } from '../../../platform/page-environment.tsx';
import { paths } from '../../../platform/paths.ts';
import { buttonClass } from '../../../ui/button-class.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { Panel, PanelEmpty } from '../panel.tsx';
import { RegionBody } from '../region-body.tsx';
import { type Opening, useRegion } from '../use-region.ts';
import { FailingPackages } from './failing-packages.tsx';
import { ListingsBoard } from './listings-board.tsx';
import { loadOwnListings, type OwnListings } from './load-own-listings.ts';
import { countLacking } from './own-listing.ts';
import { counted } from '../../../platform/number-text.ts';

function ListingsSkeleton() {
  return (
    <div aria-hidden="true">
      <div className="flex px-4.5 py-3">
        <span className="h-11 grow rounded-pill bg-sand" />
      </div>
      {Array.from({ length: 8 }, (_, row) => (
        <div key={row} className="flex items-center gap-4 border-t border-line px-4.5 py-2.5">
          <span className="size-10 rounded-s bg-sand" />
          <span className="h-4 grow rounded-s bg-sand" />
          <span className="hidden h-4 w-1/4 rounded-s bg-sand nav:block" />
          <span className="h-4 w-1/6 rounded-s bg-sand" />
        </div>
      ))}
    </div>
  );
}

export function ProductsPanel(props: { opening: Opening<OwnListings>; hasTown: boolean }) {
  const { opening, hasTown } = props;
  const language = useLanguage();
  const region = useRegion(opening, (api) => loadOwnListings(api, language));
  const { data, reload } = region;
  const isPartial = data?.firstOf !== undefined;

  useEffect(() => {
    if (isPartial) void reload();
  }, [isPartial, reload]);

  return (
    <Panel id="products" heading={m.dashboard_products()}>
      <RegionBody region={region} skeleton={<ListingsSkeleton />}>
        {(known) =>
          known.listings.length === 0 && known.firstOf === undefined ? (
            <PanelEmpty heading={m.products_empty()} text={m.products_empty_text()}>
              <div className="flex flex-wrap justify-center gap-3">
                <ButtonLink href={paths.createProduct} label={m.product_add()} />
                <ButtonLink href={paths.importProducts} label={m.products_import()} />
              </div>
            </PanelEmpty>
          ) : (
            <>
              <WhatLacks known={known} hasTown={hasTown} />
              <ListingsBoard
                known={known}
                onGone={(keys) =>
                  region.change(({ listings, ...rest }) => ({
                    ...rest,
                    listings: listings.filter(({ key }) => !keys.has(key)),
                  }))
                }
              />
            </>
          )
        }
      </RegionBody>
    </Panel>
  );
}

/** Lists drafts that lack something, missing sizes, a missing town, and packages that need attention; nothing if all is well. */
function WhatLacks({ known, hasTown }: { known: OwnListings; hasTown: boolean }) {
  const { listings, failing, firstOf } = known;
  const { unmeasured, unfinished } = firstOf ?? countLacking(listings);
  if (unmeasured + unfinished === 0 && hasTown && failing.length === 0) return null;
  return (
    <ul className="text-(length:--text-s) flex flex-wrap gap-x-6 pt-3 px-4.5 text-ink-quiet [&_a]:text-ink [&_a]:max-nav:min-h-11">
      {unfinished > 0 && (
        <li className="flex grow basis-full flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-m bg-sand px-4 py-3">
          <span className="font-medium text-ink">{m.finish_waiting(counted(unfinished))}</span>
          <a href={paths.finishDrafts} className={`${buttonClass('main')} [&&]:text-on-dark`}>
            {m.finish_start()}
          </a>
        </li>
      )}
      <FailingPackages failing={failing} />
      {unmeasured > 0 && (
        <li>
          {m.products_unmeasured(counted(unmeasured))}{' '}
          <a href={paths.missingSizes()} className="listing-more">
            {m.products_measure()}
          </a>
        </li>
      )}
      {!hasTown && (
        <li>
          {m.products_no_town()}{' '}
          <a href={paths.ownTown} className="listing-more">
            {m.products_add_town()}
          </a>
        </li>
      )}
    </ul>
  );
}
