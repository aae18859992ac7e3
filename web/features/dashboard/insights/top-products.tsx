import { formatNumber } from '@orendi/contract/money';
import type { Stats } from '@orendi/contract/schemas/stats';
import { m } from '@orendi/messages';
import { useLanguage } from '../../../platform/page-environment.tsx';

/** What is looked at most; the answer names no ids, so that there is nothing to link to. */
export function TopProducts({ viewed }: { viewed: Stats['topViewedEntities'] }) {
  const language = useLanguage();
  // Two of them may have one name.
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
