import type { Services } from '../../../services.ts';

/** What there is to examine. The services of a running product are a ground, too. */
export interface Ground {
  settings: Services['settings'];
  clock: () => Date;
  /** Null when it cannot be opened. */
  db: Services['db'] | null;
  /** Why there is no database, in a sentence. In English, as only the command line looks at a shop without one. */
  whyNoDatabase?: string;
  /** Null when the pictures cannot be looked at without the database. */
  media: Pick<Services['media'], 'serve' | 'locate' | 'mark'> | null;
}

/** Where mails lie, who answers, what names mean: whatever is outside of this machine. Passed in, so that tests need no network. */
export interface Outside {
  /** @throws with the code ENOTFOUND or ENODATA where there is none */
  resolveTxt(name: string): Promise<string[][]>;
  fetch(url: string, init?: RequestInit): Promise<Response>;
  findCertificate(host: string, port: number): Promise<Certificate>;
}

/** A server's certificate, as a browser would judge it. */
export interface Certificate {
  endsAt: Date;
  /** Why a browser would not trust it; null if it would. */
  fault: string | null;
}
