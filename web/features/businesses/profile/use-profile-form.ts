import type { Api } from '@orendi/contract/client-types';
import type { Business } from '@orendi/contract/schemas/business';
import { m } from '@orendi/messages';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useUpload } from '../../forms/send-form.ts';
import { usePage } from '../../../platform/page-environment.tsx';
import { paths } from '../../../platform/paths.ts';
import { showToast } from '../../../ui/toast/show-toast.ts';
import { useForm } from '../../forms/use-form.ts';
import { usePictureChoice } from '../../pictures/use-picture-choice.ts';
import { forgetBusiness } from '../load-business.ts';
import { chosenIndustries, industryField } from './pill-fields.tsx';
import { profileFormData, profileValues } from './profile-values.ts';
import { useProfilePhone } from './phone-field.tsx';

/**
 * The profile form: texts, industries and logo, and its submission. Then goes to the business's page or, for a new
 * business, to the dashboard.
 */
export function useProfileForm(business: Business | null, accountEmail: string) {
  const [first] = useState(() => profileValues(business, accountEmail));
  const form = useForm(first, [industryField, 'logo']);
  const phone = useProfilePhone(form.values, first);
  const logo = usePictureChoice();
  const [hasOtherChanges, setOtherChanges] = useState(false);
  const { sent, upload } = useUpload();
  const { renewUser } = usePage();
  const navigate = useNavigate();

  /** A changed town may answer the question that the number's error asks. */
  function change(changed: Partial<typeof first>): void {
    form.change(changed);
    if ('town_slug' in changed || 'town_country' in changed) form.repair(['phone']);
  }

  function changeOther(field: 'logo' | typeof industryField): void {
    setOtherChanges(true);
    form.repair([field]);
  }

  const submit = () =>
    form.submit(async (api, values) => {
      const number = await phone.settle();
      const industries = chosenIndustries(form.element.current);
      const file = await logo.file();
      const body = profileFormData(values, industries, {
        logo: file,
        existingLogoUrl: business?.logo ?? null,
      });
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
    phone,
    sent,
    changeOther,
    submit,
  };
}
