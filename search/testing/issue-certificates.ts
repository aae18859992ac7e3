import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Certificates {
  /** The certificate of an authority that nobody else knows. */
  authority: string;
  /** A certificate for a server on this machine, signed by that authority, and its key. */
  certificate: string;
  key: string;
}

const names = 'subjectAltName=IP:127.0.0.1\nextendedKeyUsage=serverAuth,clientAuth\n';

/**
 * Makes an authority and, for 127.0.0.1, a certificate that it has signed.
 * @param folder where the files are left, whose paths are returned
 */
export function issueCertificates(folder: string): Certificates {
  const file = (name: string) => join(folder, name);
  const [authority, certificate, key] = ['ca.pem', 'node.pem', 'node.key'].map(file) as [
    string,
    string,
    string,
  ];
  const openssl = (command: string) =>
    execFileSync('openssl', command.split(' '), { cwd: folder, stdio: 'ignore' });
  const fresh = '-newkey rsa:2048 -nodes -days 20';
  writeFileSync(file('names'), names);
  openssl(`req -x509 ${fresh} -subj /CN=authority -keyout ca.key -out ca.pem`);
  openssl(`req ${fresh} -subj /CN=node -keyout node.key -out node.csr`);
  const signed = '-CA ca.pem -CAkey ca.key -CAcreateserial -extfile names -days 20';
  openssl(`x509 -req -in node.csr ${signed} -out node.pem`);
  return { authority, certificate, key };
}
