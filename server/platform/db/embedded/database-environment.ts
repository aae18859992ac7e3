/**
 * The environment of PostgreSQL's own programs. Nothing of LANG, LC_* or PG* comes through from the
 * shell: those would change the encoding, the port or the options.
 */
export function databaseEnvironment(): NodeJS.ProcessEnv {
  return { PATH: '/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin', LC_ALL: 'C', TZ: 'UTC' };
}
