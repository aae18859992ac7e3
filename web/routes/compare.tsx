import { keptPieces as limits } from '@orendi/contract/limits';
import { listingTypes } from '@orendi/contract/listings';
import type { Product } from '@orendi/contract/schemas/product';
import { m } from '@orendi/messages';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { keepForVisit } from '../api/keep-for-visit.ts';
import { loaderApi } from '../api/loader-api.ts';
import { listingName, loadListing } from '../features/catalogue/listing.ts';
import { iconsOf } from '../features/catalogue/load-detail.ts';
import { loadNamed } from '../features/catalogue/load-named.ts';
import { measuresText } from '../features/catalogue/measures.ts';
import { productKind } from '../features/catalogue/scale/product-kind.ts';
import { ScaleFigure } from '../features/catalogue/scale/scale-figure.tsx';
import { person, room, scaleScene } from '../features/catalogue/scale/scale-scene.ts';
import { CompareTable } from '../features/compare/compare-table.tsx';
import { EmptyPanel } from '../features/discovery/empty-panel.tsx';
import { Head } from '../platform/head.tsx';
import { paths } from '../platform/paths.ts';
import { ButtonLink } from '../ui/button-link.tsx';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const api = loaderApi(context);
  const [listings, industries] = await Promise.all([
    loadNamed(request, listingTypes, limits.maxCompared, (named) => loadListing(api, named)),
    keepForVisit('industries', () => api('GET /public/industries')).catch(() => []),
  ]);
  const products = listings.filter((listing) => listing.type === 'product');
  return { listings, categoryIcons: iconsOf(products, industries) };
}

/** Two to four listings side by side; the address alone says which, so that it can be sent on. */
export function Component() {
  const { listings, categoryIcons } = useLoaderData<typeof loader>();
  const isEnough = listings.length >= limits.minCompared;
  const names = listings.map(listingName).join(', ');
  return (
    <div className="wrap pt-8 nav:pt-12">
      <Head
        title={isEnough ? m.compare_head({ names }) : m.compare_title()}
        description={m.compare_few()}
        path={paths.compare(listings)}
        isHidden
      />
      <h1 className="mb-6 text-xl">{m.compare_heading()}</h1>
      {isEnough ? (
        <>
          <CompareTable listings={listings} />
          <CompareDrawing
            products={listings.filter((listing) => listing.type === 'product')}
            categoryIcons={categoryIcons}
          />
        </>
      ) : (
        <EmptyPanel title={m.compare_few()} text={m.compare_few_text()}>
          <ButtonLink href={paths.kept} kind="main" label={m.kept_title()} />
        </EmptyPanel>
      )}
    </div>
  );
}

interface Props {
  products: readonly Product[];
  /** Keyed by category id. */
  categoryIcons: Record<number, string>;
}

/** The products in one scale beside a person, numbered; nothing if fewer than two of them can be drawn. */
function CompareDrawing({ products, categoryIcons }: Props) {
  const placed = placeProducts(products, categoryIcons);
  const last = placed.at(-1)?.piece;
  if (last === undefined || placed.length < 2) return null;
  const tops = placed.map(({ piece }) => piece.above + piece.height);
  const floor = Math.max(person.height, ...tops) + room.headroom;
  const undrawn = products.filter((product) => placed.every((one) => one.product !== product));
  return (
    <ScaleFigure
      heading={m.compare_drawings()}
      width={last.x + last.width + room.edge}
      height={floor + Math.max(...placed.map(({ reach }) => reach)) + 4}
      floor={floor}
      pieces={placed.map(({ piece }) => piece)}
      labels={placed.map(({ piece, reach }, place) => ({
        text: `${place + 1}`,
        x: piece.x + (piece.width - reach) / 2,
        top: '100%',
        look: '-translate-x-1/2 pt-2',
      }))}
    >
      <figcaption className="text-s text-ink-quiet">
        <ol className="list-inside list-decimal">
          {placed.map(({ product }) => (
            <li key={product.id} className="wrap-anywhere">
              {product.product_name}, {measuresText(product)}
            </li>
          ))}
        </ol>
        {undrawn.length > 0 && (
          <p className="mt-2 wrap-anywhere">
            {m.compare_undrawn({
              names: undrawn.map(({ product_name: name }) => `“${name}”`).join(', '),
            })}
          </p>
        )}
      </figcaption>
    </ScaleFigure>
  );
}

/** The products that can be drawn, from left to right behind the person. */
function placeProducts(products: Props['products'], categoryIcons: Props['categoryIcons']) {
  let right = room.edge + person.width;
  return products.flatMap((product) => {
    const kind = productKind(categoryIcons[product.category_id], product, product.product_name);
    const scene = scaleScene(kind, product);
    if (scene === null) return [];
    const x = right + room.gap + scene.reach;
    right = x + scene.product.width;
    return [{ product, reach: scene.reach, piece: { ...scene.product, color: product.color, x } }];
  });
}
