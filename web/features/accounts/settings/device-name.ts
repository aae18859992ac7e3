import { m } from '@orendi/messages';
import { deviceOf } from './device-of.ts';

/** Browser and system named in a user agent, in the reader's language. */
export function deviceName({ user_agent: userAgent }: { user_agent: string }): string {
  const device = deviceOf(userAgent);
  return device
    ? m.account_session_device({ browser: device.browser, system: device.system })
    : m.account_session_unknown();
}
