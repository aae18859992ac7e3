import { formatNumber } from '@orendi/contract/money';
import type { Stats } from '@orendi/contract/schemas/stats';
import { m } from '@orendi/messages';
import { useLanguage } from '../../../platform/page-environment.tsx';

/** The most viewed products; the API returns no ids for them, so they are not links. */
export function TopProducts({ viewed }: { viewed: Stats['topViewedEntities'] }) {
  const language = useLanguage();
  // Two of them may share a name, so the rank is part of the key.
  const ranked = viewed.map((entity, place) => ({
    place,
    name: 'product_name' in entity ? entity.product_name : entity.package_name,
    views: entity.views,
  }));
  return (
    <section aria-labelledby="figures-top" className="figures-part">
      <h3 id="figures-top" className="text-s">
        {m.insights_top()}
      </h3>
      {viewed.length === 0 ? (
        <p className="text-s text-ink-quiet">{m.insights_top_none()}</p>
      ) : (
        <ol className="top-list">
          {ranked.map(({ place, name, views }) => (
            <li key={place}>
              <span className="min-w-0 wrap-anywhere">{name}</span>
              <span className="text-ink-quiet tabular-nums">
                {m.insights_views({
                  count: views,
                  shown: formatNumber(views, language),
                })}
              </span>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
