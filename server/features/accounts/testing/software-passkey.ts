import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type { PasskeyForm, PasskeySignInForm } from '@orendi/contract/schemas/passkey-messages';
import { isoCBOR } from '@simplewebauthn/server/helpers';

interface Ceremony {
  challenge: string;
  /** What the browser says of the page; by default that of the tests. */
  origin?: string;
  rpId?: string;
  /** Whether the device has verified its user. */
  isVerified?: boolean;
  userHandle?: string;
  /** Whether another site shows the page in a frame. */
  isFramed?: boolean;
}

/** A device with one passkey, as Web Authentication describes it: ES256, and no attestation. */
export class SoftwarePasskey {
  readonly #id = randomBytes(16);
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  #uses = 0;

  /** What a browser answers to the options of a new passkey. */
  create(ceremony: Ceremony): PasskeyForm['response'] {
    const { x = '', y = '' } = this.#keys.publicKey.export({ format: 'jwk' });
    const publicKey = isoCBOR.encode(
      new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
        [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
      ]),
    );
    const length = Buffer.from([0, this.#id.length]);
    const credential = [Buffer.alloc(16), length, this.#id, Buffer.from(publicKey)];
    const authData = Buffer.concat([this.#authenticatorData(ceremony, 0x40), ...credential]);
    const attestation = isoCBOR.encode(
      new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', new Uint8Array(authData)],
      ]) as Parameters<typeof isoCBOR.encode>[0],
    );
    return {
      ...this.#named(),
      response: {
        clientDataJSON: text(this.#clientData('webauthn.create', ceremony)),
        attestationObject: text(Buffer.from(attestation)),
        transports: ['internal'],
      },
    };
  }

  /** What a browser answers when its user has chosen this passkey to sign in with. */
  get(ceremony: Ceremony): PasskeySignInForm['response'] {
    this.#uses += 1;
    const authenticatorData = this.#authenticatorData(ceremony);
    const clientData = this.#clientData('webauthn.get', ceremony);
    const signed = Buffer.concat([authenticatorData, sha256(clientData)]);
    return {
      ...this.#named(),
      response: {
        clientDataJSON: text(clientData),
        authenticatorData: text(authenticatorData),
        signature: text(sign('sha256', signed, this.#keys.privateKey)),
        userHandle: ceremony.userHandle,
      },
    };
  }

  #named() {
    const id = text(this.#id);
    return { id, rawId: id, type: 'public-key' as const };
  }

  #authenticatorData({ rpId = 'localhost', isVerified = true }: Ceremony, flags = 0): Buffer {
    const uses = Buffer.alloc(4);
    uses.writeUInt32BE(this.#uses);
    return Buffer.concat([
      sha256(Buffer.from(rpId)),
      Buffer.from([flags | 0x01 | (isVerified ? 0x04 : 0)]),
      uses,
    ]);
  }

  #clientData(
    type: string,
    { challenge, origin = 'http://localhost', isFramed: crossOrigin = false }: Ceremony,
  ): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin }));
  }
}

const text = (bytes: Buffer) => bytes.toString('base64url');
const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest();
