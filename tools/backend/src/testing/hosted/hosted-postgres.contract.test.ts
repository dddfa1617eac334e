import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accessQuery, describeAccess, type Access, type Cell } from '../access.ts'
import { migrationsFolder } from '../migrations-folder.ts'
import { hasDebianPostgres, startDebianPostgres, type HostedPostgres } from './debian-postgres.ts'

/** Runs a statement as a role with a token, takes it back, and says what became of it. */
const verdictOf = `
  create function pg_temp.verdict(role text, claims text, statement text) returns text language plpgsql as $$
  declare
    seen bigint;
  begin
    perform set_config('request.jwt.claims', claims, true);
    execute format('set local role %I', role);
    execute statement;
    get diagnostics seen = row_count;
    raise exception '%', seen using errcode = 'ZZ999';
  exception
    when sqlstate 'ZZ999' then return sqlerrm;
    when insufficient_privilege then return 'refused: ' || sqlerrm;
    when others then return 'open: ' || sqlstate;
  end
  $$;`

interface Try {
  name: string
  role: 'anon' | 'authenticated'
  claims?: object
  statement: string
}

/** What a cell is about: the right is tried, and no row is touched. */
function statementOf({ table, verb, columns, anyColumn }: Cell): string {
  const column = columns[0] ?? anyColumn
  if (verb === 'SELECT') return `select ${column} from public.${table} where false`
  if (verb === 'INSERT') return `insert into public.${table} (${column}) select null where false`
  if (verb === 'UPDATE') return `update public.${table} set ${column} = null where false`
  return `delete from public.${table} where false`
}

const people = ['reader', 'other', 'banned', 'guarded', 'moderator', 'operator', 'halfway'] as const
const idOf = (person: (typeof people)[number]): string =>
  `00000000-0000-4000-8000-00000000000${people.indexOf(person)}`
const experience = '00000000-0000-4000-8000-0000000000aa'
/** The last of them owes the second factor. */
const metadata = {
  moderator: { role: 'moderator' },
  operator: { role: 'moderator', operates: ['casino'] },
  halfway: { role: 'moderator', operates: ['another'] },
}
const claimsOf = (person: (typeof people)[number], more: object = {}) => ({
  sub: idOf(person),
  role: 'authenticated',
  aal: 'aal1',
  app_metadata: metadata[person as keyof typeof metadata] ?? {},
  ...more,
})

/** Accounts, and an experience of the reader that waits and was decided about, with its picture. */
const world = `
  insert into auth.users (id, email, raw_app_meta_data, raw_user_meta_data) values ${people
    .map(
      (person) =>
        `('${idOf(person)}', '${person}@example.com', '${JSON.stringify(metadata[person as keyof typeof metadata] ?? {})}', '{}')`,
    )
    .join(', ')};
  insert into auth.mfa_factors (id, user_id, factor_type, status, created_at, updated_at)
  select gen_random_uuid(), id, 'totp', 'verified', now(), now() from auth.users
  where email in ('guarded@example.com', 'halfway@example.com');
  insert into public.saved_items (user_id, document_id)
  select id, 'casino' from auth.users where email in ('reader@example.com', 'banned@example.com', 'guarded@example.com');
  insert into public.experiences (id, user_id, document_id, payouts, terms, support, games, body)
  values ('${experience}', '${idOf('reader')}', 'casino', 1, 2, 3, 4, 'They paid after four days, as they had said.');
  insert into public.moderation_events (experience_id, moderator_id, was, becomes)
  values ('${experience}', '${idOf('moderator')}', 'approved', 'pending');
  insert into storage.objects (bucket_id, name) values ('experience-pictures', '${experience}/00000000-0000-4000-8000-0000000000bb.webp');
  update auth.users set banned_until = now() + interval '1 day' where email = 'banned@example.com';`

/** Who sees how many rows of it. */
const sights: readonly [what: string, from: string, seenBy: Partial<Record<string, number>>][] = [
  ['an experience that waits', 'select id from public.experiences', { reader: 1, moderator: 1 }],
  ['its picture', 'select id from storage.objects', { reader: 1, moderator: 1 }],
  ['who decided about it', 'select id from public.moderation_events', { moderator: 1 }],
  [
    'profiles',
    'select id from public.profiles',
    { reader: 1, other: 1, moderator: 1, operator: 1, banned: 0, guarded: 0, halfway: 0 },
  ],
  ['saved items', 'select document_id from public.saved_items', { reader: 1 }],
  [
    'a reworded experience',
    `update public.experiences set payouts = 5 where id = '${experience}'`,
    { reader: 1 },
  ],
  ['a withdrawn experience', `delete from public.saved_items`, { reader: 1 }],
  [
    'a decision',
    `select public.decide_experience('${experience}', 'approved', null, '2999-01-01')`,
    { moderator: 1 },
  ],
  ['casinos answered for', 'select public.operated_casinos()', { operator: 1 }],
]

describe.skipIf(!hasDebianPostgres)('a hosted project on a Postgres of Debian', () => {
  let postgres: HostedPostgres
  let access: Access
  beforeAll(async () => {
    postgres = await startDebianPostgres()
    access = (await postgres.ask('postgres', accessQuery)) as Access
  }, 300_000)
  afterAll(() => postgres?.stop())

  const judge = async (tries: readonly Try[]): Promise<Record<string, string>> => {
    const rows = JSON.stringify(tries.map((each) => ({ ...each, claims: JSON.stringify(each.claims ?? {}) })))
    return (await postgres.ask(
      'authenticator',
      `${verdictOf}
      select jsonb_object_agg(t.name, pg_temp.verdict(t.role, t.claims, t.statement))
      from jsonb_to_recordset($rows$${rows}$rows$) as t (name text, role text, claims text, statement text)`,
    )) as Record<string, string>
  }

  it('takes every migration from a role that is no superuser', async () => {
    expect(Number(postgres.version.split('.', 1)[0])).toBeGreaterThanOrEqual(15)
    const owners = await postgres.ask(
      'postgres',
      `select jsonb_agg(distinct pg_get_userbyid(c.relowner)) from pg_class c
       where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'`,
    )
    expect(owners).toEqual(['postgres'])
  })

  it('lets whom do what was agreed to for the embedded one', async () => {
    expect(describeAccess(access)).toBe(await readFile(join(migrationsFolder, '../access.md'), 'utf8'))
    expect(access).toMatchObject({ sequences: [], unindexed: [] })
  })

  // shows F45
  it('opens tables to each role as the catalogue says', async () => {
    const nameOf = ({ role, verb, table }: Cell): string => `${role} ${verb} ${table}`
    const verdicts = await judge(
      access.cells.map((cell) => ({ name: nameOf(cell), role: cell.role, statement: statementOf(cell) })),
    )
    const shut = Object.entries(verdicts).filter(([, verdict]) => verdict.includes('permission denied'))
    const granted = access.cells.filter(({ isGranted }) => !isGranted).map(nameOf)
    expect(shut.map(([name]) => name).toSorted()).toEqual(granted.toSorted())
    expect(Object.keys(verdicts)).toHaveLength(access.cells.length)
  })

  // shows F45
  it('shuts functions to each role the catalogue leaves out', async () => {
    const functions = (await postgres.ask(
      'postgres',
      // With constants of null, a function that is strict would not be called.
      `select jsonb_agg(jsonb_build_object(
        'call', p.oid::regproc || '(' || array_to_string(array(
          select 'given.a' || at from generate_series(1, p.pronargs) at order by at
        ), ', ') || ') from (select ' || array_to_string(array(
          select 'null::' || format_type(t, null) || ' as a' || at from unnest(p.proargtypes) with ordinality a (t, at)
          order by at
        ), ', ') || ' offset 0) given',
        'line', p.proname || '(' || pg_get_function_identity_arguments(p.oid) || '): '
      ))
      from pg_proc p where p.pronamespace = 'public'::regnamespace`,
    )) as { call: string; line: string }[]
    const roles = ['anon', 'authenticated'] as const
    const verdicts = await judge(
      functions.flatMap(({ call, line }) =>
        roles.map((role) => ({ name: `${line}${role}`, role, statement: `select ${call}` })),
      ),
    )
    const agreed = access.functions.flatMap((line) => {
      const at = line.lastIndexOf(': ') + 2
      return roles
        .filter((role) => !line.slice(at).split(', ').includes(role))
        .map((role) => line.slice(0, at) + role)
    })
    const shut = Object.entries(verdicts).filter(([, verdict]) =>
      /permission denied for function/.test(verdict),
    )
    expect(shut.map(([name]) => name).toSorted()).toEqual(agreed.toSorted())
  })

  // shows F45
  it('shows each reader their own rows, and moderators none of theirs', async () => {
    await postgres.ask('supabase_admin', world)
    const tries = sights.flatMap(([what, statement]) => [
      { name: `${what}: visitor`, role: 'anon' as const, statement },
      ...people.map((person) => ({
        name: `${what}: ${person}`,
        role: 'authenticated' as const,
        claims: claimsOf(person),
        statement,
      })),
    ])
    const verdicts = await judge(tries)
    const seen = Object.fromEntries(
      Object.entries(verdicts).map(([name, verdict]) => [name, Number(verdict) || 0]),
    )
    const agreed = sights.flatMap(([what, , seenBy]) =>
      ['visitor', ...people].map((person) => [`${what}: ${person}`, seenBy[person] ?? 0]),
    )
    expect(seen).toEqual(Object.fromEntries(agreed))
  })

  it('leaves the topic of what was sent, as the vendor does', async () => {
    const topic = await postgres.ask(
      'postgres',
      `begin; select realtime.send('{}', 'changed', 'experiences:one', true);
       select to_jsonb(realtime.topic()); rollback;`,
    )
    expect(topic).toBe('experiences:one')
  })
})
