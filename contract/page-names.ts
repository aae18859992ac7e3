/** The pages whose text an operator may edit. */
export const pageNames = ['terms', 'privacy', 'help', 'contact'] as const;
export type PageName = (typeof pageNames)[number];
