const cookie = 'XSRF-TOKEN';

export const xsrfHeader = 'X-XSRF-TOKEN';

/** A call whose answer sets the cookie where it is missing. */
export const rememberXsrf = '/v1/public/captcha';

/** The token that every call that changes something must repeat; empty when the cookie is not there yet. */
export function xsrfToken(): string {
  const entry = document.cookie.split('; ').find((pair) => pair.startsWith(`${cookie}=`));
  return decodeURIComponent(entry?.slice(cookie.length + 1) ?? '');
}
