/** Height in cm of the console on which small pieces stand. */
export const tableHeight = 74;
