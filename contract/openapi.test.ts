import { createConfig, lintFromString } from '@redocly/openapi-core';
import { describe, expect, it } from 'vitest';
import { buildOpenApiDocument } from './openapi.ts';
import { apiRoutes } from './routes/index.ts';

const routes = Object.values(apiRoutes);

async function lint(document: object): Promise<string[]> {
  const config = await createConfig({ extends: ['recommended-strict'] });
  const source = JSON.stringify(document);
  const problems = await lintFromString({ source, absoluteRef: '/openapi.json', config });
  return problems.map(({ ruleId, message }) => `${ruleId}: ${message}`);
}

describe('the document', () => {
  it('lints clean with every call', async () => {
    expect(await lint(buildOpenApiDocument(routes, '1.0.0'))).toEqual([]);
  });

  it('lints clean with some calls, and names nothing of the others', async () => {
    const document = buildOpenApiDocument([apiRoutes.listIndustries], '1.0.0');
    expect(await lint(document)).toEqual([]);
    expect(Object.keys(document.paths ?? {})).toEqual(['/public/industries']);
    expect(document.tags?.map(({ name }) => name)).toEqual(['Catalogue']);
    expect(Object.keys(document.components?.schemas ?? {}).sort()).toEqual(
      ['Category', 'Failure', 'FieldError', 'Industry'].sort(),
    );
  });

  it('would not lint clean with an operation id taken twice', async () => {
    const twin = { ...apiRoutes.listIndustries, path: '/public/twin' };
    const document = buildOpenApiDocument([apiRoutes.listIndustries, twin], '1.0.0');
    expect((await lint(document)).join()).toContain('operation-operationId-unique');
  });

  it('allows null beside a named schema where an answer can be null', () => {
    const { paths } = buildOpenApiDocument([apiRoutes.getLastImport], '1.0.0');
    expect(JSON.stringify(paths)).toContain(
      '"anyOf":[{"$ref":"#/components/schemas/AppliedImport"},{"type":"null"}]',
    );
  });

  it('describes a tag for every one that a route names', () => {
    const used = new Set(routes.flatMap(({ tags }) => tags ?? []));
    const described = buildOpenApiDocument(routes, '1.0.0').tags ?? [];
    expect(new Set(described.map(({ name }) => name))).toEqual(used);
  });
});
