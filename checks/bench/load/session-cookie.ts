/** The product treats its sender as signed in, and so does not answer from its cache. */
export const sessionCookie = 'session=bench';
