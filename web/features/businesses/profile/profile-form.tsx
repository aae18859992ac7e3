import { webFields } from '@orendi/contract/contact-ways';
import type { OwnBusiness } from '@orendi/contract/schemas/business';
import type { Industry } from '@orendi/contract/schemas/industry';
import { m } from '@orendi/messages';
import type { ReactNode } from 'react';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Button } from '../../forms/button.tsx';
import { EmailField } from '../../forms/email-field.tsx';
import { DescriptionFields } from '../../drafts/description-fields.tsx';
import { Fold } from '../../forms/fold.tsx';
import { FormFrame } from '../../forms/form-frame.tsx';
import { FormPart } from '../../forms/form-part.tsx';
import { UnsavedChanges } from '../../forms/unsaved-changes.tsx';
import { drawInitials } from '../../pictures/draw-initials.ts';
import { PictureField } from '../../pictures/picture-field.tsx';
import { UploadProgress } from '../../pictures/upload-progress.tsx';
import { webNames } from '../business-header.tsx';
import { ContactSwitchFields, IndustryField, industryField } from './pill-fields.tsx';
import { PhoneField } from './phone-field.tsx';
import { DeliveryPart } from './place/delivery-part.tsx';
import { HoursPart } from './place/hours-part.tsx';
import { PointPart } from './place/point-part.tsx';
import { TownPart } from './place/town-part.tsx';
import { useProfileForm } from './use-profile-form.ts';
import { paths } from '../../../platform/paths.ts';
import { FormPage } from '../../forms/form-page.tsx';
import { SuspensionNotice } from './suspension-notice.tsx';

interface ProfileFormPageProps {
  /** Null creates one. */
  business: OwnBusiness | null;
  industries: Industry[];
  /** The account's address, the default for a new business. */
  accountEmail: string;
  /** Between the heading and the form. */
  above?: ReactNode;
}

export function ProfileFormPage({ business, above, ...form }: ProfileFormPageProps) {
  const isNew = business === null;
  const title = isNew ? m.profile_create() : m.profile_update();
  return (
    <FormPage
      title={title}
      intro={isNew ? m.profile_create_text() : m.profile_update_text()}
      step={isNew ? m.signup_step({ step: 2, count: 3 }) : undefined}
      path={isNew ? paths.onboarding : paths.updateProfile}
    >
      {above}
      <SuspensionNotice suspension={business?.suspension ?? null} className="mb-8" />
      <ProfileForm business={business} label={title} {...form} />
    </FormPage>
  );
}

type Props = Omit<ProfileFormPageProps, 'above'> & { label: string };

function ProfileForm({ business, industries, accountEmail, label }: Props) {
  const form = useProfileForm(business, industries, accountEmail);
  const { field, values, errors, change, changeOther, logo, sent } = form;
  const name = values.business_name.trim();

  async function useInitials(): Promise<void> {
    if (logo.choose(await drawInitials(name)) === undefined) changeOther('logo');
  }

  /** How a fold with these fields is: opening hours report theirs by day. */
  const foldOf = (...names: (keyof typeof values)[]) => ({
    isFilled: names.some((name) => !['', '[]'].includes(values[name])),
    isInvalid: Object.entries(errors).some(
      ([path, error]) => error !== undefined && names.some((name) => path.startsWith(name)),
    ),
  });
  return (
    <FormFrame form={form} label={label} isLong onSubmit={() => void form.submit()}>
      <UnsavedChanges isChanged={form.isChanged} />
      <FormPart heading={m.profile_part_business()}>
        <TextField
          {...field('business_name')}
          label={m.profile_name()}
          autoComplete="organization"
        />
        <PictureField
          label={m.profile_logo()}
          isRequired
          error={errors.logo}
          choice={logo}
          present={business?.logo ?? null}
          onChoose={() => changeOther('logo')}
        />
        {name !== '' && logo.preview === undefined && !business?.logo && (
          <Button onClick={() => void useInitials()} className="self-start">
            {m.profile_logo_initials()}
          </Button>
        )}
        <IndustryField
          industries={industries}
          first={business?.industry_ids ?? []}
          error={errors[industryField]}
          onChange={() => changeOther(industryField)}
        />
      </FormPart>
      <FormPart heading={m.profile_part_contact()}>
        <EmailField {...field('email')} label={m.profile_email()} autoComplete="email" />
        <TownPart {...form} />
        <TextField {...field('address')} label={m.profile_address()} />
        <PhoneField
          country={values.country}
          phone={values.phone}
          read={form.phone}
          error={errors.phone}
          onChange={change}
        />
        <ContactSwitchFields values={values} onChange={change} />
      </FormPart>
      <FormPart heading={m.profile_part_description()}>
        <DescriptionFields form={form} />
      </FormPart>
      <Fold id="point" heading={m.profile_point()} {...foldOf('latitude', 'longitude')}>
        <PointPart {...form} />
      </Fold>
      <Fold id="hours" heading={m.profile_part_hours()} {...foldOf('opening_hours')}>
        <HoursPart {...form} />
      </Fold>
      <Fold
        id="delivery"
        heading={m.profile_part_delivery()}
        {...foldOf('delivery_towns', 'delivery_countries', 'delivery_note')}
      >
        <DeliveryPart {...form} />
      </Fold>
      <Fold heading={m.profile_part_web()} text={m.profile_web_hint()} {...foldOf(...webFields)}>
        <div className="grid gap-4 sm:grid-cols-2">
          {webFields.map((name) => (
            <TextField
              key={name}
              {...field(name)}
              label={webNames[name]()}
              isRequired={false}
              inputMode="url"
              autoCapitalize="none"
              autoCorrect="off"
              spellCheck={false}
            />
          ))}
        </div>
      </Fold>
      <Fold id="tax" heading={m.profile_part_tax()} {...foldOf('tax_number')}>
        <TextField
          {...field('tax_number')}
          label={m.profile_tax_number()}
          hint={business?.is_verified ? m.profile_tax_verified() : m.profile_tax_text()}
          isRequired={false}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
      </Fold>
      {sent !== undefined && <UploadProgress part={sent} />}
    </FormFrame>
  );
}
