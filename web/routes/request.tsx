import { m } from '@orendi/messages';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { loaderApi } from '../api/loader-api.ts';
import { listingName, listingPrice, loadListing } from '../features/catalogue/listing.ts';
import type { AskedAbout } from '../features/requests/asked-about.ts';
import { AskedItem } from '../features/requests/asked-item.tsx';
import { RequestForm } from '../features/requests/request-form.tsx';
import { Head } from '../platform/head.tsx';
import { paths } from '../platform/paths.ts';
import { Icon } from '../ui/icon.tsx';

export async function loader({ params, context }: LoaderFunctionArgs): Promise<AskedAbout> {
  const listing = await loadListing(loaderApi(context), params);
  const { type, id, images, images_focus, business } = listing;
  const [image = null] = images;
  const [focus = null] = images_focus;
  const [name, price] = [listingName(listing), listingPrice(listing)];
  return { type, id, name, image, focus, price, business };
}

export function Component() {
  const item = useLoaderData<typeof loader>();
  const { type, id, name } = item;
  return (
    <div className="wrap">
      <Head
        title={m.request_title({ name })}
        description={m.request_description({ name })}
        path={paths.request(type, id)}
        preview={{ type, id }}
        isHidden
      />
      <a
        href={paths.listing(type, id)}
        className="-ml-1 inline-flex items-center gap-1 py-4 text-s text-ink-quiet hover:text-ink nav:pt-6"
      >
        <Icon name="left" className="size-5" />
        {m.request_back()}
      </a>
      <div className="mx-auto grid max-w-request grid-cols-1 gap-8 nav:grid-cols-[minmax(0,4fr)_minmax(0,5fr)] nav:gap-16 nav:pt-4">
        <AskedItem item={item} />
        <div>
          <h1 className="mb-2 text-xl">{m.request_heading()}</h1>
          <p className="mb-6 text-ink-quiet">
            {m.request_intro({ seller: item.business.business_name })}
          </p>
          <RequestForm key={id} item={item} />
        </div>
      </div>
    </div>
  );
}
