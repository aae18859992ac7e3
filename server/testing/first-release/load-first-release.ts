import { randomBytes } from 'node:crypto';
import { cp, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import pg from 'pg';
import type { TestPostgres } from '../postgres.ts';

const here = import.meta.dirname;

/** What the API of the first release answered, by path, for everybody and for each seller. */
export interface FirstAnswers {
  password: string;
  public: Record<string, unknown>;
  sellers: Record<string, Record<string, unknown>>;
}

/** @returns the first release's database as a template, for `openTestShop` to start today's code on */
export async function loadFirstRelease({ connection }: TestPostgres): Promise<TestPostgres> {
  const name = `first_${randomBytes(8).toString('hex')}`;
  const administer = async (database: string, statement: string) => {
    const client = new pg.Client({ ...connection, database });
    await client.connect();
    await client.query(statement).finally(() => client.end());
  };
  await administer('postgres', `create database ${name} template template0`);
  await administer(name, gunzipSync(await readFile(join(here, 'database.sql.gz'))).toString());
  return { connection, template: name };
}

export async function readFirstAnswers(): Promise<FirstAnswers> {
  return JSON.parse(await readFile(join(here, 'answers.json'), 'utf8')) as FirstAnswers;
}

/** Puts the first release's pictures where a shop keeps its own. */
export function copyFirstPictures(dataDir: string): Promise<void> {
  return cp(join(here, 'pictures'), join(dataDir, 'pictures'), { recursive: true });
}
