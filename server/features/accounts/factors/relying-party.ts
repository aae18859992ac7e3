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

/** Whether the asking page was framed by another site's, as the browser has signed. The library ignores it. */
export function isInFrame(clientDataJSON: string): boolean {
  const said: unknown = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString('utf8'));
  return (
    typeof said === 'object' && said !== null && 'crossOrigin' in said && said.crossOrigin === true
  );
}
