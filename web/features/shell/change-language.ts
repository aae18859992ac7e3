import type { Language } from '@orendi/contract/language';
import { handleFailure } from '../../api/calls/handle-failure.ts';
import { ApiFailure } from '../../api/failure.ts';
import { patientApi } from '../../api/patient-api.ts';

/**
 * Saves a signed-in user's language with the account, then reloads the page in it. A failure shows a toast and leaves
 * the page unchanged; an expired session does not matter, as the user is a visitor then.
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
