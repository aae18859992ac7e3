import type { Language } from '@orendi/contract/language';
import type { Api } from '@orendi/contract/client-types';
import type { OwnBusiness } from '@orendi/contract/schemas/business';
import type { Industry } from '@orendi/contract/schemas/industry';
import { m } from '@orendi/messages';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { draftBusiness } from '../../drafts/draft-business.ts';
import { draftedForm, useDraftedText } from '../../drafts/use-drafted-text.ts';
import { validationFailure } from '../../forms/form-failure.ts';
import { useUpload } from '../../forms/send-form.ts';
import { useLanguage, usePage } from '../../../platform/page-environment.tsx';
import { paths } from '../../../platform/paths.ts';
import { showToast } from '../../../ui/toast/show-toast.ts';
import { useForm } from '../../forms/use-form.ts';
import { usePictureChoice } from '../../pictures/use-picture-choice.ts';
import { townOfSlug } from '../../towns/known-towns.ts';
import { forgetBusiness } from '../load-business.ts';
import { chosenIndustries, industryField } from './pill-fields.tsx';
import { profileFormData, profileValues } from './profile-values.ts';
import { useProfilePhone } from './phone-field.tsx';

/** The profile form and its submission, which leads to the business's page or, for a new one, to the dashboard. */
export function useProfileForm(
  business: OwnBusiness | null,
  industries: readonly Industry[],
  accountEmail: string,
) {
  const [first] = useState(() => profileValues(business, accountEmail));
  const form = useForm(first, [industryField, 'logo']);
  const phone = useProfilePhone(form.values, first);
  const logo = usePictureChoice();
  const [hasOtherChanges, setOtherChanges] = useState(false);
  const { sent, upload } = useUpload();
  const { renewUser } = usePage();
  const language = useLanguage();
  const [industryIds, setIndustryIds] = useState(business?.industry_ids ?? []);
  const navigate = useNavigate();

  /** The text that a chosen town has put into the address. */
  const begun = useRef('');
  const town = townOfSlug(form.values.town_slug);
  const sold = industries.filter(({ id }) => industryIds.includes(id));
  const draft = (each: Language) =>
    business === null ? draftBusiness(each, { industries: sold, town }) : '';
  const drafted = draftedForm(form, {
    description_al: useDraftedText(form.field('description_al'), draft('al')),
    description_en: useDraftedText(form.field('description_en'), draft('en')),
  });

  /**
   * A changed town may answer the question that the number's error asks. An address begins with it, as long as nothing
   * else is in it.
   */
  function change(changed: Partial<typeof first>): void {
    const { town_slug: slug } = changed;
    const name = slug && townOfSlug(slug)?.[language];
    const isBegun = form.values.address === begun.current;
    if (name !== undefined) begun.current = `${name}, `;
    form.change(name && isBegun ? { ...changed, address: begun.current } : changed);
    if (slug !== undefined || 'town_country' in changed) form.repair(['phone']);
  }

  function changeOther(field: 'logo' | typeof industryField): void {
    setOtherChanges(true);
    form.repair([field]);
    setIndustryIds(chosenIndustries(form.element.current).map(Number));
  }

  const submit = () =>
    form.submit(async (api, values) => {
      const faults = drafted.faults();
      if (faults.length > 0) throw validationFailure(faults);
      const number = await phone.settle();
      const industries = chosenIndustries(form.element.current);
      const file = await logo.file();
      const texts = { ...values, ...drafted.texts() };
      const body = profileFormData(texts, industries, file ?? business?.logo ?? null);
      if (number?.phone) body.set('phone', number.phone);
      const save = (by: Api): Promise<unknown> =>
        business === null
          ? by('POST /private/business-profile/create', { body })
          : by('PUT /private/business-profile/update', { body });
      await (file ? upload(save) : save(api));
      if (business !== null) forgetBusiness(business.id);
      await renewUser?.();
      await form.leave(() => navigate(business === null ? paths.dashboard : paths.profile()));
      showToast({ kind: 'success', text: m.profile_saved(), id: 'profile' });
    });

  return {
    ...form,
    change,
    isChanged: form.isChanged || (hasOtherChanges && !form.isSending),
    logo,
    ...drafted,
    phone,
    sent,
    changeOther,
    submit,
  };
}
