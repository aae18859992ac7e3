/** In bytes, as the limits count it. */
export const megabyte = 1024 * 1024;
