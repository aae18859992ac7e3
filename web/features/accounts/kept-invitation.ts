import { paths } from '../../platform/paths.ts';

const key = 'invitation';

/**
 * The invitation that somebody is on the way to accept in this browser, while they verify their address in another tab.
 * Storage may be refused; then the link itself leads back.
 */
export const keptInvitation = {
  keep(token: string): void {
    try {
      localStorage.setItem(key, token);
    } catch {
      // Refused.
    }
  },
  forget(): void {
    try {
      localStorage.removeItem(key);
    } catch {
      // Refused.
    }
  },
  address(): string | null {
    try {
      const token = localStorage.getItem(key);
      return token === null ? null : paths.invitation(token);
    } catch {
      return null;
    }
  },
};
