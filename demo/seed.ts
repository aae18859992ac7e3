/** Chosen once; another one is another catalogue. */
export const demoSeed = 7;
