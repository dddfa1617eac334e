import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { openDatabase } from '../database/database.ts'
import { databaseImage } from '../testing/database-image.ts'
import { migrationsFolder } from '../testing/migrations-folder.ts'

/**
 * What a hosted project's linter says of a database, by its names for it
 * (https://supabase.com/docs/guides/database/database-advisors), and how it is seen in the catalogue.
 */
const lints = {
  unindexed_foreign_keys: `
    select k.conrelid::regclass || ' (' || k.conname || ')' from pg_constraint k
    where k.contype = 'f' and k.connamespace = 'public'::regnamespace and not exists (
      select from pg_index i where i.indrelid = k.conrelid and i.indpred is null
        and (i.indkey::int2[])[0:cardinality(k.conkey) - 1] @> k.conkey
    )`,
  no_primary_key: `
    select c.oid::regclass::text from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
      and not exists (select from pg_index i where i.indrelid = c.oid and i.indisprimary)`,
  duplicate_index: `
    select min(i.indexrelid::regclass::text) from pg_index i join pg_class c on c.oid = i.indrelid
    where c.relnamespace = 'public'::regnamespace
    group by i.indrelid, i.indkey, i.indclass, i.indpred::text, i.indexprs::text having count(*) > 1`,
  rls_disabled_in_public: `
    select c.oid::regclass::text from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and not c.relrowsecurity`,
  rls_enabled_no_policy: `
    select c.oid::regclass::text from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relrowsecurity
      and not exists (select from pg_policy p where p.polrelid = c.oid)`,
  rls_references_user_metadata: `
    select tablename || ' (' || policyname || ')' from pg_policies
    where concat(qual, with_check) like '%user_metadata%'`,
  auth_rls_initplan: `
    select tablename || ' (' || policyname || ')' from pg_policies
    where schemaname = 'public' and concat(qual, with_check) ~ '(?<!SELECT )auth\\.(uid|jwt|role)\\(\\)'`,
  multiple_permissive_policies: `
    select p.tablename || ' (' || r.role || ', ' || p.cmd || ')' from pg_policies p cross join unnest(p.roles) r(role)
    where p.schemaname = 'public' and p.permissive = 'PERMISSIVE'
    group by p.tablename, r.role, p.cmd having count(*) > 1`,
  function_search_path_mutable: `
    select p.proname::text from pg_proc p
    where p.pronamespace = 'public'::regnamespace and not coalesce(array_to_string(p.proconfig, ','), '') like '%search_path=%'`,
  anon_security_definer_function_executable: `
    select p.proname::text from pg_proc p
    where p.pronamespace = 'public'::regnamespace and p.prosecdef and has_function_privilege('anon', p.oid, 'EXECUTE')`,
  authenticated_security_definer_function_executable: `
    select p.proname::text from pg_proc p
    where p.pronamespace = 'public'::regnamespace and p.prosecdef
      and has_function_privilege('authenticated', p.oid, 'EXECUTE')`,
}

/** Why a finding stays. A lint without a reason has no finding. */
const reasons: Partial<Record<keyof typeof lints, string>> = {
  no_primary_key:
    'Rows that are counted and forgotten. None is named by anything, and an index finds those of a reader.',
  rls_enabled_no_policy:
    'Meant so: roles have no grant on them either. Only functions of ours, and the server, read and write them.',
  multiple_permissive_policies:
    'Who reads is told apart by name: everybody what is approved, its writer what is theirs, a moderator what concerns them in no way. In one policy the three would be one condition; the first two cost nothing, and the third asks its function of rows the others do not open.',
  anon_security_definer_function_executable:
    'What a visitor does by a number or token that nobody guesses, and whether a picture is shown. Each says no more than that.',
  authenticated_security_definer_function_executable:
    'What readers, operators and moderators do, and what policies ask. Each asks who calls (auth.uid(), is_moderator(), operates()), or says no more of an id that nobody guesses than whether there is room; the access matrix lists them.',
}

const findings = await findAll()

async function findAll(): Promise<Record<string, string[]>> {
  const database = await openDatabase(await databaseImage('migrated'))
  try {
    return await database.transaction(async (tx) => {
      const found: Record<string, string[]> = {}
      for (const [name, query] of Object.entries(lints)) {
        const { rows } = await tx.query<{ line: string }>(`select l.line from (${query}) l (line) order by 1`)
        found[name] = rows.map(({ line }) => line)
      }
      return found
    })
  } finally {
    await database.close()
  }
}

describe('what the linter of a hosted project finds', () => {
  it('stays for a reason, or not at all', async () => {
    const found = Object.entries(findings).filter(([, lines]) => lines.length > 0)
    expect(found.map(([name]) => name).toSorted()).toEqual(Object.keys(reasons).toSorted())
    const text = [
      '# What the linter finds',
      'Written by tools/backend/src/product/database-linter.contract.test.ts from the database with every migration applied, by the names of the lints of a hosted project, each with the reason why it stays.',
      ...found.map(
        ([name, lines]) =>
          `## ${name}\n\n${reasons[name as keyof typeof lints]}\n\n${lines.map((line) => `- ${line}`).join('\n')}`,
      ),
    ].join('\n\n')
    await expect(`${text}\n`).toMatchFileSnapshot(join(migrationsFolder, '../linter.md'))
  })
})
