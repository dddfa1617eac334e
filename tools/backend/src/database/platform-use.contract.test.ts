import { readdir, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { migrationsFolder } from '../testing/migrations-folder.ts'

/**
 * What migrations name in the schemas of the platform. A hosted project has each of them, and its `postgres`, which
 * applies migrations, may do it. What it may not do since April 2025:
 * https://supabase.com/changelog/34270-restricting-access-on-auth-storage-and-realtime-schemas-on-april-21-2025
 */
const ofPlatform = [
  'auth.flow_state',
  'auth.identities',
  'auth.jwt',
  'auth.mfa_amr_claims',
  'auth.mfa_factors',
  'auth.one_time_tokens',
  'auth.sessions',
  'auth.uid',
  'auth.users',
  // pgcrypto, which a project has from the start.
  'extensions.gen_random_bytes',
  'extensions.hmac',
  // fuzzystrmatch, which a migration creates.
  'extensions.levenshtein_less_equal',
  // https://supabase.com/docs/guides/realtime/authorization
  'realtime.messages',
  'realtime.send',
  'realtime.topic',
  // https://supabase.com/docs/guides/storage/schema/helper-functions
  'storage.buckets',
  'storage.foldername',
  'storage.objects',
]

/**
 * Tables of the platform with triggers of ours. `auth.flow_state` is not in the announcement above; dumps of hosted
 * projects have `GRANT …, TRIGGER, … ON TABLE auth.flow_state TO postgres`, as for every table of `auth`.
 */
const withTriggers = ['auth.flow_state', 'auth.identities', 'auth.users', 'storage.objects']

/** Statements that need a superuser, or that the platform keeps for itself. */
const kept =
  /\b(?:create|drop|alter) +(?:extension|schema|role|user|publication|event trigger|server)\b|\balter default privileges\b|\bset (?:local )?(?:role|session)|\b(?:create|drop|alter)(?: or replace)? +(?:table|function|view|index)[^;(]* (?:auth|storage|realtime|extensions)\.|\brevoke [^;]*(?:auth|storage|realtime)\./i

/** Extensions that `postgres` may create (https://supabase.com/docs/guides/database/extensions). */
const creatable = /\bcreate extension if not exists fuzzystrmatch with schema extensions;/g

const files = (await readdir(migrationsFolder)).filter((file) => file.endsWith('.sql'))
const migrations = await Promise.all(
  files.map(async (file) => {
    const text = await readFile(join(migrationsFolder, file), 'utf8')
    return { file, text, sql: text.replaceAll(/--.*$/gm, '') }
  }),
)
const tested = new Set(
  (await readdir(join(import.meta.dirname, '../product'), { recursive: true })).map((file) => basename(file)),
)
const all = migrations.map(({ sql }) => sql).join('\n')
const named = (pattern: RegExp): string[] =>
  [...new Set([...all.matchAll(pattern)].map(([, name = '']) => name))].toSorted()

describe('the migrations', () => {
  it('name nothing of the platform but what hosted projects have', () => {
    const schemas = /\b((?:auth|extensions|realtime|storage|vault|cron|net|pgmq|graphql|pgsodium)\.[a-z_]+)/g
    expect(named(schemas)).toEqual(ofPlatform)
    expect(named(/\btrigger [a-z_]+ [^;]*? on ((?:auth|storage|realtime)\.[a-z_]+)/g)).toEqual(withTriggers)
  })

  it('do nothing that a hosted project refuses', () => {
    expect(
      migrations.filter(({ sql }) => kept.test(sql.replaceAll(creatable, ''))).map(({ file }) => file),
    ).toEqual([])
  })

  it.each(migrations)('say in $file how they were checked', ({ text }) => {
    const note = /^(?:--.*\n)+/.exec(text)?.[0].replaceAll(/\n-- /g, ' ') ?? ''
    const tests = [...note.matchAll(/([a-z-]+\.contract\.test\.ts)/g)].map(([, name = '']) => name)
    expect(tests).not.toEqual([])
    expect(tests.filter((test) => !tested.has(test))).toEqual([])
    expect(note).toMatch(/hosted project|no extension|normalize/)
  })
})
