/** Asks a database what it lets whom do, by its own catalogue: the embedded one, and any other Postgres. @module */
type Verb = 'SELECT' | 'INSERT' | 'UPDATE' | 'DELETE'

/** A cell: what a role may do with a table, by columns where it may not do it with all. */
export interface Cell {
  table: string
  role: 'anon' | 'authenticated'
  verb: Verb
  columns: string[]
  /** One that a client could name, whether or not it may. */
  anyColumn: string
  isGranted: boolean
}

interface Policy {
  place: string
  name: string
  roles: string
  verb: string
  kind: string
  /** Which rows it opens, and which may be written. */
  using: string | null
  check: string | null
}

/** What a database says of itself. */
export interface Access {
  cells: Cell[]
  policies: Policy[]
  functions: string[]
  /** What roles may do with sequences. */
  sequences: string[]
  /** Keys to other tables by which no index finds the rows. */
  unindexed: string[]
}

const cells = `
      select c.relname as table, r.role, v.verb,
        case when v.verb = 'DELETE' then '{}' else array(
          select a.attname::text from pg_catalog.pg_attribute a
          where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
            and has_column_privilege(r.role, c.oid, a.attnum, v.verb)
          order by a.attnum
        ) end as columns,
        (
          select min(a.attname::text) from pg_catalog.pg_attribute a
          where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attidentity = ''
        ) as "anyColumn",
        case when v.verb = 'DELETE' then has_table_privilege(r.role, c.oid, 'DELETE')
          else has_any_column_privilege(r.role, c.oid, v.verb) end as "isGranted"
      from pg_catalog.pg_class c
      cross join unnest(array['anon', 'authenticated']) r(role)
      cross join unnest(array['SELECT', 'INSERT', 'UPDATE', 'DELETE']) with ordinality v(verb, at)
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm')
      order by c.relname, r.role, v.at`

const policies = `
      select schemaname || '.' || tablename as place, policyname as name, array_to_string(roles, ', ') as roles,
        cmd as verb, permissive as kind, qual as using, with_check as check
      from pg_catalog.pg_policies where schemaname in ('public', 'storage', 'realtime')
      order by 1, 5 desc, 4, 2`

const functions = `
      select p.proname || '(' || pg_get_function_identity_arguments(p.oid) || '): ' || coalesce(
        nullif(array_to_string(array(
          select r from unnest(array['anon', 'authenticated']) r where has_function_privilege(r, p.oid, 'EXECUTE')
        ), ', '), ''), 'nobody') as line
      from pg_catalog.pg_proc p where p.pronamespace = 'public'::regnamespace
      order by 1`

const sequences = `
      select c.relname || ': ' || r.role as line
      from pg_catalog.pg_class c cross join unnest(array['anon', 'authenticated']) r(role)
      where c.relkind = 'S' and c.relnamespace = 'public'::regnamespace
        and has_sequence_privilege(r.role, c.oid, 'USAGE, SELECT, UPDATE')`

const unindexed = `
      select k.conrelid::regclass || ': ' || pg_get_constraintdef(k.oid) as line
      from pg_catalog.pg_constraint k
      where k.contype = 'f' and k.connamespace = 'public'::regnamespace and not exists (
        select from pg_catalog.pg_index i
        where i.indrelid = k.conrelid and i.indpred is null
          and (i.indkey::int2[])[0:cardinality(k.conkey) - 1] @> k.conkey
      )`

/** One row with one column, {@link Access} as JSON. */
export const accessQuery = `select jsonb_build_object(${[
  ...Object.entries({ cells, policies }).map(([name, query]) => [name, 'to_jsonb(q)', query]),
  ...Object.entries({ functions, sequences, unindexed }).map(([name, query]) => [name, 'q.line', query]),
]
  .map(([name, row, query]) => `'${name}', (select coalesce(jsonb_agg(${row}), '[]') from (${query}) q)`)
  .join(', ')}) as access`

const cellWords = ({ columns, isGranted, verb }: Cell): string => {
  if (!isGranted) return 'no'
  return verb === 'DELETE' ? 'rows the policies name' : columns.join(', ')
}

/** A condition in one line: what it is called says nothing of what it does. */
const conditionOf = (sql: string): string => `\`${sql.replaceAll(/\s+/g, ' ')}\``

const policyWords = ({ name, roles, verb, kind, using, check }: Policy): string =>
  [
    `- ${kind === 'RESTRICTIVE' ? 'only if: ' : ''}${name} (${roles}, ${verb.toLowerCase()})`,
    ...(using === null ? [] : [`  - rows: ${conditionOf(using)}`]),
    ...(check === null ? [] : [`  - written: ${conditionOf(check)}`]),
  ].join('\n')

/** What is agreed to, as it is written down. */
export function describeAccess({ cells, policies, functions }: Access): string {
  return `${[
    '# Who may do what',
    'Written by tools/backend/src/product/access-matrix.contract.test.ts from the database with every migration applied. What a role may do with a table is bounded further by the policies below. Tables without a line for a role are shut to it.',
    '## Tables',
    ...[...new Set(cells.map(({ table }) => table))].map((table) =>
      [
        `### ${table}`,
        ...cells
          .filter((cell) => cell.table === table && cell.isGranted)
          .map((cell) => `- ${cell.role}, ${cell.verb.toLowerCase()}: ${cellWords(cell)}`),
      ].join('\n'),
    ),
    '## Policies',
    ...[...new Set(policies.map(({ place }) => place))].map((place) =>
      [`### ${place}`, ...policies.filter((policy) => policy.place === place).map(policyWords)].join('\n'),
    ),
    '## Functions',
    functions.map((line) => `- ${line}`).join('\n'),
  ].join('\n\n')}\n`
}
