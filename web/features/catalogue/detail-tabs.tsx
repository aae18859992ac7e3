import { m } from '@orendi/messages';
import { useLanguage } from '../../platform/page-environment.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { Description } from './description.tsx';
import { listingDescription, type Listing } from './listing.ts';

/** The description, and how ordering works. */
export function DetailTabs({ listing }: { listing: Listing }) {
  const text = listingDescription(listing, useLanguage());
  const isDescribed = Boolean(text) || listing.type === 'package';
  const tabs = [
    isDescribed && {
      id: 'description',
      title: m.detail_description(),
      content: <Description listing={listing} text={text} />,
    },
    {
      id: 'order',
      title: m.detail_order(),
      content: <OrderingSteps seller={listing.business.business_name} />,
    },
  ];
  return <Tabs label={m.detail_about()} tabs={tabs.filter((tab) => tab !== false)} />;
}

/** What happens after a request: nothing is bought here. */
function OrderingSteps({ seller }: { seller: string }) {
  const steps = [m.detail_order_ask(), m.detail_order_answer({ seller }), m.detail_order_agree()];
  return (
    <div className="running-text max-w-text">
      <ol>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </div>
  );
}
