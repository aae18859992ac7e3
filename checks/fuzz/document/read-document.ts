/** The parts of a JSON Schema that forms and parameters use. References are resolved. */
export interface Schema {
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  format?: string;
}

interface Described {
  operationId: string;
  parameters?: { name: string; in: string; required?: boolean; schema: Schema }[];
  requestBody?: { required?: boolean; content: Record<string, { schema: Schema }> };
  responses: Record<
    string,
    { headers?: Record<string, unknown>; content?: Record<string, { schema?: object }> }
  >;
  security?: Record<string, unknown>[];
}

/** The parts of an OpenAPI document that are read. */
export interface Document {
  servers?: { url: string }[];
  paths: Record<string, Record<string, Described>>;
  components?: { schemas?: Record<string, object> };
}

export type Operation = ReturnType<typeof readDocument>['operations'][number];

/** All calls of a document in its order, the schema of its failures, and the path before that of every call. */
export function readDocument({ servers, paths, components }: Document) {
  const resolve = <Part>(part: Part): Part =>
    JSON.parse(JSON.stringify(part), (_, value: { $ref?: string } | null) => {
      const name = value?.$ref?.split('/').at(-1);
      // Schemas are finite, so this ends.
      return name === undefined ? value : resolve(components?.schemas?.[name] ?? {});
    }) as Part;
  const operations = Object.entries(resolve(paths)).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, described]) => {
      const { operationId: id, parameters = [], requestBody, responses, security = [] } = described;
      const [[type, content] = []] = Object.entries(requestBody?.content ?? {});
      const isRequired = requestBody?.required === true;
      return {
        id,
        method: method.toUpperCase(),
        /** Relative to the server of the document, with `{name}` for parameters. */
        path,
        isSignedIn: security.some((schemes) => 'session' in schemes),
        parameters,
        body: type && content ? { type, schema: content.schema, isRequired } : null,
        responses,
      };
    }),
  );
  const failure = resolve(components?.schemas?.['Failure'] ?? {});
  return { operations, failure, server: servers?.[0]?.url ?? '' };
}

/** Finds the call that an address means, which after spoiling need not be the one it was made from. */
export function createFinder(operations: readonly Operation[], server: string) {
  const known = operations
    .map((operation) => ({
      operation,
      pattern: new RegExp(`^${server}${operation.path.replaceAll(/\{\w+\}/g, '[^/]+')}/?$`),
      freedom: operation.path.split('{').length,
    }))
    // `/imports/last` before `/imports/{id}`.
    .sort((a, b) => a.freedom - b.freedom);
  return (method: string, address: string): Operation | null => {
    const { pathname } = new URL(address, 'http://localhost');
    // HEAD is GET without the body.
    const asked = method === 'HEAD' ? 'GET' : method;
    const found = known.find((one) => one.operation.method === asked && one.pattern.test(pathname));
    return found?.operation ?? null;
  };
}
