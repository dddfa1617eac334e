import type { Database } from '../database/database.ts'

/** A column, a parameter or a part of a returned row. */
export interface Field {
  name: string
  /** The catalogue's name of the type, `_` before the element's name for arrays; domains give their base type. */
  type: string
  isNullable: boolean
  /** May be left out when a row is inserted, or a function called. */
  isOptional: boolean
  /** Written by the database alone. */
  isGenerated: boolean
}

export interface Relation {
  name: string
  isView: boolean
  columns: Field[]
  relationships: Relationship[]
}

interface Relationship {
  foreignKeyName: string
  columns: string[]
  isOneToOne: boolean
  referencedRelation: string
  referencedColumns: string[]
}

export interface SqlFunction {
  name: string
  args: Field[]
  /** Either the columns of the rows it returns, or one type. */
  returns: Field[] | string
  isSet: boolean
}

export interface Schema {
  relations: Relation[]
  functions: SqlFunction[]
  enums: { name: string; labels: string[] }[]
}

/** Reads what clients may see of the schema `public` from the catalogues. */
export function readSchema(database: Database): Promise<Schema> {
  return database.transaction(async (tx) => {
    const { rows: relations } = await tx.query<Relation>(relationsQuery)
    const { rows: functions } = await tx.query<SqlFunction>(functionsQuery)
    const { rows: enums } = await tx.query<Schema['enums'][number]>(enumsQuery)
    return { relations, functions, enums }
  })
}

/** A domain is as its base type to a client. */
const typeName = (oid: string): string =>
  `(select coalesce(base.typname, own.typname) from pg_type own left join pg_type base on base.oid = own.typbasetype where own.oid = ${oid})`

const relationsQuery = `
  select c.relname as name, c.relkind in ('v', 'm') as "isView",
    (
      select json_agg(json_build_object(
        'name', a.attname, 'type', ${typeName('a.atttypid')}, 'isNullable', not (a.attnotnull or t.typnotnull),
        'isOptional', a.atthasdef or a.attidentity <> '' or not a.attnotnull,
        'isGenerated', a.attgenerated <> '' or a.attidentity = 'a'
      ) order by a.attname)
      from pg_attribute a join pg_type t on t.oid = a.atttypid
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    ) as columns,
    coalesce((
      select json_agg(json_build_object(
        'foreignKeyName', k.conname,
        'columns', (select json_agg(a.attname order by n.at) from unnest(k.conkey) with ordinality n (num, at) join pg_attribute a on a.attrelid = k.conrelid and a.attnum = n.num),
        'isOneToOne', exists (select from pg_constraint u where u.conrelid = k.conrelid and u.contype in ('p', 'u') and u.conkey @> k.conkey and u.conkey <@ k.conkey),
        'referencedRelation', target.relname,
        'referencedColumns', (select json_agg(a.attname order by n.at) from unnest(k.confkey) with ordinality n (num, at) join pg_attribute a on a.attrelid = k.confrelid and a.attnum = n.num)
      ) order by k.conname)
      from pg_constraint k join pg_class target on target.oid = k.confrelid
      where k.conrelid = c.oid and k.contype = 'f' and target.relnamespace = c.relnamespace
    ), '[]') as relationships
  from pg_class c
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm')
  order by c.relname`

const functionsQuery = `
  select p.proname as name, p.proretset as "isSet",
    coalesce((
      select json_agg(json_build_object(
        'name', p.proargnames[arg.at], 'type', ${typeName('arg.type')}, 'isNullable', false,
        'isOptional', arg.at > p.pronargs - p.pronargdefaults, 'isGenerated', false
      ) order by p.proargnames[arg.at])
      from unnest(p.proargtypes::oid[]) with ordinality arg (type, at)
    ), '[]') as args,
    coalesce((
      select json_agg(json_build_object(
        'name', p.proargnames[arg.at], 'type', ${typeName('arg.type')}, 'isNullable', false, 'isOptional', false, 'isGenerated', false
      ) order by p.proargnames[arg.at])
      from unnest(p.proallargtypes) with ordinality arg (type, at) where p.proargmodes[arg.at] in ('t', 'o')
    ), to_json(${typeName('p.prorettype')})) as returns
  from pg_proc p
  where p.pronamespace = 'public'::regnamespace and p.prokind = 'f'
    and p.prorettype not in ('trigger'::regtype, 'event_trigger'::regtype)
  order by p.proname`

const enumsQuery = `
  select t.typname as name, json_agg(e.enumlabel order by e.enumsortorder) as labels
  from pg_type t join pg_enum e on e.enumtypid = t.oid
  where t.typnamespace = 'public'::regnamespace
  group by t.typname
  order by t.typname`
