import type { Random } from '../../random.ts';
import type { HostileValues } from '../values/hostile-values.ts';
import { nearValue } from '../values/near-value.ts';
import type { Call } from './call.ts';
import { spoilHeaders } from './spoil-headers.ts';

/** Changes one or two things of a valid call, so that most of it is still right. */
export function spoilCall(call: Call, hostile: HostileValues, random: Random): Call {
  const once = spoilOnce(call, hostile, random);
  return random.chance(0.3) ? spoilOnce(once, hostile, random) : once;
}

function spoilOnce(call: Call, hostile: HostileValues, random: Random): Call {
  const { body, operation } = call;
  const places: (() => Call)[] = [
    () => ({ ...call, headers: spoilHeaders(call, hostile, random) }),
  ];
  const near = (schema: Parameters<typeof nearValue>[0]) =>
    random.chance(0.7) ? nearValue(schema, random) : hostile.json(random);
  const spoilBody = () => ({ ...call, body: spoilFields(call, near, hostile, random) });
  if (body.kind === 'json' || body.kind === 'form') {
    // A body has many fields, and each of them a check.
    places.push(spoilBody, spoilBody, spoilBody, spoilBody);
  }
  const paths = operation.parameters.filter((parameter) => parameter.in === 'path');
  if (paths.length > 0) {
    const { name, schema } = random.pick(paths);
    places.push(() => ({ ...call, path: { ...call.path, [name]: near(schema) } }));
  }
  const queries = operation.parameters.filter((parameter) => parameter.in === 'query');
  if (queries.length > 0) {
    const { name, schema } = random.pick(queries);
    const others = call.query.filter(([key]) => key !== name);
    const withLast = (pairs: Call['query']): Call => ({
      ...call,
      query: [...pairs, [name, near(schema)]],
    });
    const spoil = () => withLast(others);
    places.push(spoil, spoil, () => withLast(call.query));
  }
  return random.pick(places)();
}

/** Leaves a field out, adds an unknown one, gives one twice, or changes its value. */
function spoilFields(
  { operation, body }: Call,
  near: (schema: Parameters<typeof nearValue>[0]) => unknown,
  hostile: HostileValues,
  random: Random,
): Call['body'] {
  const { properties = {} } = operation.body?.schema ?? {};
  const names = Object.keys(properties);
  const name = names.length > 0 ? random.pick(names) : 'unknown';
  const schema = properties[name] ?? {};
  const unknown = random.pick([
    'unknown',
    '__proto__',
    'constructor',
    '',
    `${name}[]`,
    `${name}[a]`,
  ]);
  const way = random.next();
  if (body.kind === 'form') {
    const others = body.fields.filter(([key]) => key !== name);
    if (way < 0.15) return { kind: 'form', fields: others };
    if (way < 0.25) return { kind: 'form', fields: [...body.fields, [unknown, near(schema)]] };
    if (way < 0.35) return { kind: 'form', fields: [...body.fields, [name, near(schema)]] };
    if (way < 0.4) return { kind: 'form', fields: [...others, [`${name}[]`, near(schema)]] };
    return { kind: 'form', fields: [...others, [name, near(schema)]] };
  }
  if (body.kind !== 'json') return body;
  if (way < 0.05) return { kind: 'json', value: hostile.json(random) };
  const fields = Object.entries(body.value ?? {});
  const others = fields.filter(([key]) => key !== name);
  if (way < 0.2) return { kind: 'json', value: Object.fromEntries(others) };
  // `fromEntries` makes `__proto__` a field of its own, as JSON.parse does.
  const changed = [...others, [way < 0.3 ? unknown : name, near(schema)] as const];
  return { kind: 'json', value: Object.fromEntries(changed) };
}
