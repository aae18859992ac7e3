import type pg from 'pg';

export interface Column {
  type: string;
  isRequired: boolean;
  /** Whoever inserts a row may leave it out, though it is required. */
  hasDefault: boolean;
}

/** What a version of the product knows of a database. */
export interface Schema {
  /** By table and name, such as `product.price`. */
  columns: Map<string, Column>;
  /** What rows are refused by: checks, keys, references, unique indexes. */
  rules: Map<string, { definition: string; columns: string[] }>;
}

export async function readSchema(client: Pick<pg.ClientBase, 'query'>): Promise<Schema> {
  const columns = await client.query<Column & { name: string }>(
    `select c.relname || '.' || a.attname as name, 
       format_type(a.atttypid, a.atttypmod) || case a.attgenerated when '' then '' else ' generated' end as type,
       a.attnotnull as "isRequired", a.atthasdef or a.attidentity <> '' as "hasDefault"
     from pg_attribute a join pg_class c on c.oid = a.attrelid
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v')
       and a.attnum > 0 and not a.attisdropped
     order by name`,
  );
  const rules = await client.query<{ name: string; definition: string; columns: string[] }>(
    `select r.name, r.definition, array(
       select t.relname || '.' || a.attname from pg_attribute a
       where a.attrelid = r.table_id and a.attnum = any(r.places)
     ) as columns
     from (
       select conrelid as table_id, conname as name, pg_get_constraintdef(oid) as definition, conkey as places
       from pg_constraint where connamespace = 'public'::regnamespace and contype in ('c', 'f', 'u', 'p', 'x')
       union all
       select i.indrelid, c.relname, pg_get_indexdef(i.indexrelid), i.indkey::int2[]
       from pg_index i join pg_class c on c.oid = i.indexrelid
       where i.indisunique and c.relnamespace = 'public'::regnamespace
         and not exists (select from pg_constraint where conindid = i.indexrelid)
     ) r join pg_class t on t.oid = r.table_id
     order by name`,
  );
  return {
    columns: new Map(columns.rows.map(({ name, ...column }) => [name, column])),
    rules: new Map(rules.rows.map(({ name, ...rule }) => [name, rule])),
  };
}
