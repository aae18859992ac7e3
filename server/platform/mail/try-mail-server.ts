import { createTransport } from 'nodemailer';
import { reasonOf } from '../log/reason-of.ts';

const PATIENCE_MS = 8_000;

/**
 * Connects, greets and signs in as for a mail, and sends none. First with encryption demanded, then as when sending.
 * @returns why no mail could be sent now, or null if one could
 */
export async function tryMailServer(smtpUrl: string) {
  if (new URL(smtpUrl).protocol === 'smtps:') {
    const reason = await greet(smtpUrl, {});
    return { reason, isEncrypted: reason === null };
  }
  if ((await greet(smtpUrl, { requireTLS: true })) === null)
    return { reason: null, isEncrypted: true };
  return { reason: await greet(smtpUrl, {}), isEncrypted: false };
}

async function greet(url: string, options: { requireTLS?: boolean }): Promise<string | null> {
  const transporter = createTransport({
    url,
    ...options,
    connectionTimeout: PATIENCE_MS,
    greetingTimeout: PATIENCE_MS,
    socketTimeout: PATIENCE_MS,
  });
  try {
    await transporter.verify();
    return null;
  } catch (error) {
    return reasonOf(error);
  } finally {
    transporter.close();
  }
}
