import type pg from 'pg';

/** What DATABASE_URL would say. */
export function databaseUrlOf({ host, port, user, password, database }: pg.ClientConfig): string {
  const part = (value = '') => encodeURIComponent(value);
  const login = typeof password === 'string' ? `${part(user)}:${part(password)}` : part(user);
  return `postgres://${login}@${part(host)}:${port}/${database}`;
}
