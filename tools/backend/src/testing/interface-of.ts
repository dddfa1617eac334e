import type { Database } from '../database/database.ts'

/** What builds of a site know of a database: each line is one thing that a build may use. */
export interface DatabaseInterface {
  /** Columns with their types, functions with what they return, and who may do what with each. */
  offers: ReadonlySet<string>
  /** What a caller has to give: columns of new rows, and arguments. */
  asksFor: ReadonlySet<string>
}

const roles = "('anon', 'authenticated', 'service_role')"

/** Reads what the public schema of a database offers. */
export async function interfaceOf(database: Database): Promise<DatabaseInterface> {
  return await database.transaction(async (tx) => {
    const lines = async (query: string): Promise<string[]> =>
      (await tx.query(query)).rows.map((row) => (row as { line: string }).line)
    const offers = [
      ...(await lines(`select 'column ' || table_name || '.' || column_name || ' ' || udt_name as line
        from information_schema.columns where table_schema = 'public'`)),
      ...(await lines(`select 'right ' || grantee || ' ' || lower(privilege_type) || ' ' || table_name || '.' || column_name as line
        from information_schema.column_privileges where table_schema = 'public' and grantee in ${roles}`)),
      ...(await lines(`select 'right ' || grantee || ' delete ' || table_name as line
        from information_schema.table_privileges
        where table_schema = 'public' and privilege_type = 'DELETE' and grantee in ${roles}`)),
      ...(await lines(`select 'function ' || proname || ' returns ' || prorettype::regtype as line
        from pg_proc where pronamespace = 'public'::regnamespace`)),
      ...(await lines(`select 'argument ' || proname || ' ' || name as line
        from pg_proc, unnest(proargnames[1:pronargs]) as name where pronamespace = 'public'::regnamespace`)),
      ...(await lines(`select 'right ' || role || ' execute ' || proname as line
        from pg_proc, unnest(array['anon', 'authenticated', 'service_role']) as role
        where pronamespace = 'public'::regnamespace and has_function_privilege(role, pg_proc.oid, 'execute')`)),
    ]
    const asksFor = [
      ...(await lines(`select 'column ' || table_name || '.' || column_name as line
        from information_schema.columns
        where table_schema = 'public' and is_nullable = 'NO' and column_default is null
          and is_generated = 'NEVER' and is_identity = 'NO'`)),
      ...(await lines(`select 'argument ' || proname || ' ' || name as line
        from pg_proc, unnest(proargnames[1:pronargs - pronargdefaults]) as name
        where pronamespace = 'public'::regnamespace`)),
    ]
    return { offers: new Set(offers), asksFor: new Set(asksFor) }
  })
}

/** What a build that knew a database of before would miss, or would not give, where the database is another now. */
export function missedBy(before: DatabaseInterface, now: DatabaseInterface): string[] {
  const known = (line: string): boolean =>
    [...before.offers].some((offer) => offer === line || offer.startsWith(`${line} `))
  // A new table or function asks nothing of a build that does not know it.
  const ofBefore = (line: string): boolean => {
    const [kind, name = ''] = line.split(' ')
    const owner = kind === 'column' ? `column ${name.split('.')[0]}.` : `function ${name} `
    return [...before.offers].some((offer) => offer.startsWith(owner))
  }
  const lost = [...before.offers].filter((line) => !now.offers.has(line)).map((line) => `gone: ${line}`)
  const asked = [...now.asksFor]
    .filter((line) => !before.asksFor.has(line) && ofBefore(line))
    .map((line) => `asked for ${known(line) ? 'now' : 'anew'}: ${line}`)
  return [...lost, ...asked].toSorted()
}
