/** As the limits count it, in bytes. */
export const megabyte = 1024 * 1024;
