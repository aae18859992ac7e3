const cookie = 'XSRF-TOKEN';

export const xsrfHeader = 'X-XSRF-TOKEN';

/** An endpoint whose response sets the cookie if it is missing. */
export const rememberXsrf = '/v1/public/captcha';

/** The token every unsafe request must send back; empty while the cookie is not set. */
export function xsrfToken(): string {
  const entry = document.cookie.split('; ').find((pair) => pair.startsWith(`${cookie}=`));
  return decodeURIComponent(entry?.slice(cookie.length + 1) ?? '');
}
