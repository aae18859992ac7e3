/**
 * The environment of PostgreSQL's programs. LANG, LC_* and PG* are not inherited from the shell: they would change the
 * encoding, the port or the options.
 */
export function databaseEnvironment(): NodeJS.ProcessEnv {
  return { PATH: '/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin', LC_ALL: 'C', TZ: 'UTC' };
}
