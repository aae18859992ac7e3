import type { Language } from '@orendi/contract/language';
import { handleFailure } from '../../api/calls/handle-failure.ts';
import { ApiFailure } from '../../api/failure.ts';
import { patientApi } from '../../api/patient-api.ts';

/**
 * Keeps a signed-in user's choice of language with the account, then loads the page in it. A failure is told in a toast
 * and leaves the page as it is; that of a session that has ended changes nothing for who is a visitor now.
 * @param address of the page in that language
 */
export async function changeLanguage(language: Language, address: string): Promise<void> {
  try {
    await patientApi('PUT /auth/user', { body: { language } });
  } catch (error) {
    if (!(error instanceof ApiFailure) || error.status !== 401) {
      handleFailure(error, { toastId: 'language' });
      return;
    }
  }
  location.assign(address);
}
