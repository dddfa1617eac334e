import type { Transaction } from './database.ts'

/** Names the tables of the exposed schema that have no row level security. */
export async function findTablesWithoutRowSecurity(tx: Transaction): Promise<string[]> {
  const { rows } = await tx.query<{ name: string }>(`
    select format('%I.%I', n.nspname, c.relname) as name
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'public' and c.relkind in ('r', 'p') and not c.relrowsecurity
    order by 1
  `)
  return rows.map((row) => row.name)
}
