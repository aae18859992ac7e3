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
  allOf?: Schema[];
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  format?: string;
}

export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header' | 'cookie';
  required?: boolean;
  schema: Schema;
}

interface Described {
  headers?: Record<string, unknown>;
  content?: Record<string, { schema?: unknown }>;
}

/** One call of the document. */
export interface Operation {
  id: string;
  method: string;
  /** Relative to the server of the document, with `{name}` for parameters. */
  path: string;
  isSignedIn: boolean;
  parameters: Parameter[];
  body: { type: string; schema: Schema; isRequired: boolean } | null;
  responses: Record<string, Described>;
}

export const isJson = ({ body }: Operation) => body?.type === 'application/json';
export const isForm = ({ body }: Operation) => body?.type === 'multipart/form-data';
