import type { Transaction } from '../../database/database.ts'

export interface Column {
  name: string
  type: string
  isKey: boolean
}

/** A committed change with the data that decides who may see it. */
export interface Change {
  schema: string
  table: string
  operation: 'INSERT' | 'UPDATE' | 'DELETE'
  record: Record<string, unknown> | null
  oldRecord: Record<string, unknown> | null
  commitTimestamp: string
  hasRowSecurity: boolean
  columns: Column[]
}

/** Takes a change out of the queue. */
export async function takeChange(tx: Transaction, id: string): Promise<Change | undefined> {
  const { rows } = await tx.query<Change>(
    `with taken as (delete from realtime.changes where id = $1 returning *)
     select n.nspname as schema, c.relname as "table", t.operation, t.record, t.old_record as "oldRecord",
       t.commit_timestamp as "commitTimestamp", c.relrowsecurity as "hasRowSecurity",
       (select json_agg(json_build_object(
          'name', a.attname, 'type', format_type(a.atttypid, null),
          'isKey', coalesce(a.attnum = any (i.indkey), false)
        ) order by a.attnum)
        from pg_attribute a
        left join pg_index i on i.indrelid = a.attrelid and i.indisprimary
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped) as columns
     from taken t join pg_class c on c.oid = t.relation join pg_namespace n on n.oid = c.relnamespace`,
    [id],
  )
  return rows[0]
}
