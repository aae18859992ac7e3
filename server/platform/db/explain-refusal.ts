import { reasonOf } from '../log/reason-of.ts';
import { StartError } from '../start-error.ts';
import { NoPrimary, serversOf, serverName } from './servers/primary.ts';
import { isDatabaseUnreachable } from './unreachable.ts';

/** Advice by SQLSTATE, or by the words of an error that has none. */
const advices: [RegExp, string][] = [
  [/^3D000/, 'create the database on it (createdb), or name another in DATABASE_URL'],
  [/^28000/, 'let the user of DATABASE_URL in (pg_hba.conf), or name another'],
  [/^28P01|password must be/, 'correct the user and the password in DATABASE_URL'],
  [/^42501/, 'make the user of DATABASE_URL the owner of its database (alter database)'],
  [/^53300/, 'end other programs that use it, or raise its max_connections'],
  [
    /^25006/,
    'it is a standby: name the primary in DATABASE_URL, or all servers, separated by commas',
  ],
  [/SSL|certificate/i, 'correct sslmode and the certificates in DATABASE_URL'],
];

/**
 * One sentence that says what to do.
 * @returns `thrown` itself, if it is something else
 */
export function explainRefusal(thrown: unknown, databaseUrl: string): unknown {
  const { code = '' } = Object(thrown) as { code?: string };
  const known = advices.find(([sign]) => sign.test(`${code} ${reasonOf(thrown)}`));
  const isAway = thrown instanceof NoPrimary || isDatabaseUnreachable(thrown);
  const advice = known?.[1] ?? (isAway ? 'start it, or correct DATABASE_URL' : null);
  if (advice === null || thrown instanceof StartError) return thrown;
  const names = serversOf({ connectionString: databaseUrl }).map(serverName).join(', ');
  return new StartError(
    `The PostgreSQL at ${names} cannot be used (${reasonOf(thrown)}): ${advice}.`,
    { cause: thrown },
  );
}
