/** The product takes who has it for signed in, and so does not answer from its cache. */
export const sessionCookie = 'session=bench';
