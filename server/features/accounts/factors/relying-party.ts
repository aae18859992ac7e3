/** Who asks for a passkey, as browsers bind it: a passkey made for one name works for no other. */
export interface RelyingParty {
  id: string;
  origin: string;
}

/** @param publicUrl the address of the shop as this visitor reaches it: `PUBLIC_URL`, or this machine's */
export function relyingPartyOf(publicUrl: string): RelyingParty {
  const { hostname, origin } = new URL(publicUrl);
  return { id: hostname, origin };
}

/** EdDSA, ES256 and RS256: what devices have. Naming them keeps the library from trying experimental ones of Node. */
export const passkeyAlgorithms = [-8, -7, -257];
