const objects = ['properties', 'allOf', 'anyOf', 'oneOf'];

/**
 * The document with every described object closed: a property that it does not name is a fault, so that no answer can
 * carry more than was meant to be told. Within `allOf` and its kin only the whole is closed.
 */
export function closeSchemas<Document extends object>(document: Document): Document {
  return closeWithin(document) as Document;
}

function closeWithin(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(closeWithin);
  if (typeof value !== 'object' || value === null) return value;
  const closed = Object.entries(value).map(([key, part]): [string, unknown] => {
    if (key === 'schemas') return [key, mapValues(part, (schema) => closeParts(schema))];
    if (key === 'schema') return [key, close(part)];
    return [key, closeWithin(part)];
  });
  return Object.fromEntries(closed);
}

/** Closes a schema where it is used. A named schema stays open itself, as others may extend it. */
function close(schema: unknown): unknown {
  const parts = closeParts(schema);
  if (typeof parts !== 'object' || parts === null) return parts;
  const isObject = '$ref' in parts || objects.some((key) => key in parts);
  if (!isObject || 'additionalProperties' in parts) return parts;
  return { ...parts, unevaluatedProperties: false };
}

/** Closes what is in a schema, and leaves the schema itself open. */
function closeParts(schema: unknown): unknown {
  if (typeof schema !== 'object' || schema === null) return schema;
  const closed = Object.entries(schema).map(([key, part]): [string, unknown] => {
    if (key === 'properties') return [key, mapValues(part, close)];
    if (key === 'items' || key === 'additionalProperties') return [key, close(part)];
    if (Array.isArray(part) && objects.includes(key)) return [key, part.map(closeParts)];
    return [key, part];
  });
  return Object.fromEntries(closed);
}

function mapValues(record: unknown, change: (value: unknown) => unknown): unknown {
  return Object.fromEntries(
    Object.entries(record as object).map(([key, value]) => [key, change(value)]),
  );
}
