import type { OwnBusiness } from '@orendi/contract/schemas/business';
import { m } from '@orendi/messages';
import type { ReactNode } from 'react';
import { usePage } from '../../../platform/page-environment.tsx';
import { paths } from '../../../platform/paths.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { ShareShop, useShared } from './share-shop.tsx';
import { isSuspended } from './suspension-notice.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Section } from '../../../ui/section.tsx';

/**
 * The next steps of a new business: the first product, which has the page's only main button, what the profile form
 * folds away, the cover and sharing. Gone once product, cover and sharing are done; a request proves that the page has been shared, wherever that was.
 * Staff see the first product alone: the others are the owner's.
 * @param props.text said while there is nothing to see yet
 */
export function FirstSteps({ business, text }: { business: OwnBusiness; text: string }) {
  const isStaff = usePage().user?.role === 'staff';
  const { has_listings: hasListings, cover_photo: cover } = business;
  const shared = useShared(business.id);
  const isShared = business.has_requests || shared === true;
  const isDone = hasListings && cover !== null && (isShared || shared === null);
  if (isDone || isSuspended(business) || (isStaff && hasListings)) return null;
  const awaitsApproval = business.suspension !== null;
  const { delivery_towns: towns, delivery_countries: countries, delivery_note: note } = business;
  const delivers = towns.length + countries.length > 0 || note !== null;
  const shareHint = awaitsApproval
    ? m.first_steps_share_approved()
    : hasListings
      ? undefined
      : m.first_steps_share_later();
  const wayTo = (address: string, text = m.first_steps_fill()) => (
    <ButtonLink href={address} size="small" label={text} />
  );
  const toPart = (part: string) => wayTo(`${paths.updateProfile}#${part}`);
  const steps = [
    { name: m.first_steps_product(), isDone: hasListings },
    // The profile form folds these away.
    { name: m.first_steps_point(), isDone: business.latitude !== null, way: toPart('point') },
    { name: m.first_steps_hours(), isDone: business.opening_hours !== null, way: toPart('hours') },
    { name: m.first_steps_delivery(), isDone: delivers, way: toPart('delivery') },
    {
      name: m.first_steps_cover(),
      isDone: cover !== null,
      hint: hasListings ? undefined : m.profile_empty_cover(),
      way: wayTo(`${paths.profile()}#cover`, m.first_steps_cover_choose()),
    },
    {
      name: m.first_steps_share(),
      isDone: isShared,
      hint: shareHint,
      way: shareHint === undefined && <ShareShop business={business} />,
    },
  ];
  return (
    <Section
      className="rounded-l border border-line bg-surface px-5 py-5 sm:px-6"
      heading={hasListings ? m.first_steps_next() : m.profile_empty()}
    >
      {!hasListings && (
        <>
          <p className="mt-1 max-w-text text-pretty text-ink-quiet">
            {awaitsApproval ? m.first_steps_text_waits() : text}
          </p>
          <p className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-2">
            <ButtonLink href={paths.createProduct} kind="main" label={m.publish_first_product()} />
            <a href={paths.importProducts} className="py-2 text-s underline underline-offset-4">
              {m.publish_import()}
            </a>
          </p>
        </>
      )}
      <ol className="mt-3 divide-y divide-line" hidden={isStaff}>
        {steps.map(({ way, ...step }, index) => (
          <FirstStep key={step.name} number={index + 1} {...step}>
            {way}
          </FirstStep>
        ))}
      </ol>
    </Section>
  );
}

interface FirstStepProps {
  number: number;
  name: string;
  isDone: boolean;
  hint?: string | undefined;
  /** The control that does it; not shown once it is done. */
  children?: ReactNode;
}

/** A step of a list: its number, or a check mark once it is done. */
export function FirstStep({ number, name, isDone, hint, children }: FirstStepProps) {
  return (
    <li className="flex min-h-13 items-center gap-x-3 py-2">
      <span
        aria-hidden="true"
        className={`grid size-7 shrink-0 place-items-center rounded-pill text-xs font-semibold ${isDone ? 'bg-good-tint text-good' : 'bg-sand text-ink'}`}
      >
        {isDone ? <Icon name="check" className="size-4" /> : number}
      </span>
      <div className="flex min-w-0 grow flex-wrap items-center gap-x-3 gap-y-2">
        <span className={`min-w-0 grow basis-50 ${isDone ? 'text-ink-quiet' : 'font-medium'}`}>
          {name}
          {isDone && <span className="sr-only"> ({m.first_steps_done()})</span>}
          {!isDone && hint !== undefined && (
            <span className="block text-s font-normal text-ink-quiet">{hint}</span>
          )}
        </span>
        {!isDone && children}
      </div>
    </li>
  );
}
