/**
 * Names the account that a page is for. The browser's session may be another's by then, signed in in another tab: the
 * call is then refused like one without a session.
 */
export const accountHeader = 'X-Account';
