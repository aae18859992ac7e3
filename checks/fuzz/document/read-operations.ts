import type { Operation, Parameter, Schema } from './operation.ts';

interface Described {
  operationId: string;
  parameters?: Parameter[];
  requestBody?: { required?: boolean; content: Record<string, { schema: Schema }> };
  responses: Operation['responses'];
  security?: Record<string, unknown>[];
}

/** What is read of an OpenAPI document. */
export interface Document {
  servers?: { url: string }[];
  paths: Record<string, Record<string, Described>>;
  components?: { schemas?: Record<string, Schema> };
}

/** All calls of a document, in its order. */
export function readOperations(document: Document): Operation[] {
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, described]) => {
      const { operationId: id, parameters = [], requestBody, responses, security = [] } = described;
      const [[type, content] = []] = Object.entries(requestBody?.content ?? {});
      return {
        id,
        method: method.toUpperCase(),
        path,
        isSignedIn: security.some((schemes) => 'session' in schemes),
        parameters: parameters.map(({ name, in: place, required, schema }) => ({
          name,
          in: place,
          required,
          schema: resolve(document, schema),
        })),
        body:
          type && content
            ? {
                type,
                schema: resolve(document, content.schema),
                isRequired: requestBody?.required === true,
              }
            : null,
        responses,
      };
    }),
  );
}

/** The schema with everything it refers to in its place. Forms are finite, so this ends. */
function resolve(document: Document, schema: Schema & { $ref?: string }): Schema {
  const name = schema.$ref?.split('/').at(-1);
  const found = name === undefined ? schema : (document.components?.schemas?.[name] ?? {});
  const each = (schemas?: Schema[]) => schemas?.map((one) => resolve(document, one));
  const { properties, items, anyOf, oneOf, allOf } = found;
  const parts = {
    anyOf: each(anyOf),
    oneOf: each(oneOf),
    allOf: each(allOf),
    items: items && resolve(document, items),
    properties:
      properties &&
      Object.fromEntries(
        Object.entries(properties).map(([key, value]) => [key, resolve(document, value)]),
      ),
  };
  const given = Object.entries(parts).filter(([, part]) => part !== undefined);
  return { ...found, ...Object.fromEntries(given) };
}
