import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { openDatabase, type Transaction } from '../database/database.ts'
import { databaseImage } from '../testing/database-image.ts'
import { migrationsFolder } from '../testing/migrations-folder.ts'
import { password, useBackend } from '../testing/test-backend.ts'
import { accessQuery, describeAccess, type Access, type Cell } from '../testing/access.ts'

const backend = useBackend()

/** What the database says of itself. */
interface Catalogue extends Access {
  /** How it reads pages of experiences of a casino with ten thousand, and of one with eleven. */
  readings: Record<'busy' | 'quiet', Record<'first' | 'older', string>>
}

const catalogue = await readCatalogue()

/** Asks an empty database to which every migration was applied. */
async function readCatalogue(): Promise<Catalogue> {
  const database = await openDatabase(await databaseImage('migrated'))
  try {
    return await database.transaction(async (tx) => {
      const { rows } = await tx.query<{ access: Access }>(accessQuery)
      const [row] = rows
      if (!row) throw new TypeError('The catalogue answers one row.')
      return { ...row.access, readings: await explainReadings(tx) }
    })
  } finally {
    await database.close()
  }
}

/** As the site asks, as a visitor: for the newest, and for those after a place near the end. */
async function explainReadings(tx: Transaction): Promise<Catalogue['readings']> {
  await tx.exec(`
    set local session_replication_role = replica;
    insert into public.experiences
      (user_id, document_id, payouts, terms, support, games, body, status, created_at)
    select gen_random_uuid(), case when n <= 11 then 'quiet' else 'busy' end, 3, 3, 3, 3,
      'Ten thousand readers have told this: ' || n, 'approved', now() - n * interval '1 minute'
    from generate_series(1, 10011) n;
    set local session_replication_role = origin;
    analyze public.experiences;
    set local role anon;`)
  const explain = async (casino: string, bound = ''): Promise<string> => {
    const reading = `
      select id, author_name, body from public.experiences
      where document_id = '${casino}' and status = 'approved' ${bound}
      order by created_at desc, id limit 11`
    await tx.query(reading)
    const { rows } = await tx.query<{ 'QUERY PLAN': string }>(
      `explain (analyze, buffers, timing off, summary off) ${reading}`,
    )
    return rows.map((row) => row['QUERY PLAN']).join('\n')
  }
  const explainBoth = async (casino: string, minutes: number) => {
    const at = `now() - interval '${minutes} minutes'`
    return {
      first: await explain(casino),
      older: await explain(
        casino,
        `and created_at <= ${at} and (created_at < ${at} or (created_at = ${at} and id > gen_random_uuid()))`,
      ),
    }
  }
  return { quiet: await explainBoth('quiet', 2), busy: await explainBoth('busy', 9_000) }
}

/** How many blocks of the database a reading touches. */
function blocksOf(plan: string): number {
  return Number(/Buffers: shared hit=(\d+)/.exec(plan)?.[1])
}

describe('the access of roles to the database', () => {
  // A change here is a change of who may see or do what: read it as such.
  it('is what was last agreed to, condition by condition', async () => {
    const file = join(migrationsFolder, '../access.md')
    await expect(describeAccess(catalogue)).toMatchFileSnapshot(file)
  })

  it('leaves sequences to functions, and no key unindexed', () => {
    expect(catalogue).toMatchObject({ sequences: [], unindexed: [] })
  })

  it('has row level security on every table', () => {
    const { functions } = catalogue
    const open = functions.filter((line) => line.includes(': anon'))
    expect(open.map((line) => line.split('(', 1)[0])).toEqual([
      'are_own_pictures',
      'experience_of',
      'report_status',
      'shows_picture',
      'stop_watch',
    ])
  })
})

describe('ten thousand experiences of one casino', () => {
  it.each(['first', 'older'] as const)('are read like eleven, from an index: %s page', (page) => {
    const { busy, quiet } = catalogue.readings
    expect(busy[page]).toContain('experiences_shown_idx')
    expect(busy[page]).not.toMatch(/Seq Scan|Sort/)
    expect(blocksOf(busy[page])).toBeLessThanOrEqual(blocksOf(quiet[page]) + 2)
  })
})

const askedBy = { anon: '', authenticated: '' }

beforeAll(async () => {
  const { client } = await backend.signUp('nobody-special@example.com')
  const { data } = await client.auth.signInWithPassword({ email: 'nobody-special@example.com', password })
  askedBy.anon = backend.publishableKey
  askedBy.authenticated = data.session?.access_token ?? ''
})

const headersOf = (role: Cell['role']): Record<string, string> => ({
  apikey: backend.publishableKey,
  ...(role === 'authenticated' && { authorization: `Bearer ${askedBy[role]}` }),
})

/** Asks with bare HTTP for what a cell is about. The filter matches no row: what is tried is the right, not the row. */
async function tryCell({
  table,
  role,
  verb,
  columns,
  anyColumn,
}: Cell): Promise<{ status: number; message: string }> {
  const readable = catalogue.cells.find(
    (cell) => cell.table === table && cell.role === role && cell.verb === 'SELECT',
  )?.columns[0]
  const method = { SELECT: 'GET', INSERT: 'POST', UPDATE: 'PATCH', DELETE: 'DELETE' }[verb]
  const query =
    verb === 'INSERT'
      ? ''
      : verb === 'SELECT'
        ? `?select=${columns[0] ?? '*'}&limit=1`
        : `?${readable ?? anyColumn}=is.null`
  const response = await fetch(`${backend.url}/rest/v1/${table}${query}`, {
    method,
    headers: {
      ...headersOf(role),
      'content-type': 'application/json',
      prefer: 'return=minimal',
    },
    ...((verb === 'INSERT' || verb === 'UPDATE') && {
      body: JSON.stringify(Object.fromEntries([[columns[0] ?? anyColumn, null]])),
    }),
  })
  return { status: response.status, message: await response.text() }
}

describe('functions over HTTP', () => {
  // shows F45
  it('are shut to each role the catalogue leaves out', async () => {
    const tries = catalogue.functions.flatMap((line) => {
      const [, name = '', args = '', allowed = ''] = /^(\w+)\((.*)\): (.*)$/.exec(line) ?? []
      const given = Object.fromEntries(args.split(', ').map((arg) => [arg.split(' ', 1)[0], null]))
      const shutTo = (['anon', 'authenticated'] as const).filter((role) => !allowed.includes(role))
      return shutTo.map((role) => ({ name, body: args ? given : {}, role }))
    })
    expect(tries.length).toBeGreaterThan(catalogue.functions.length)
    const open: string[] = []
    for (const { name, body, role } of tries) {
      const response = await fetch(`${backend.url}/rest/v1/rpc/${name}`, {
        method: 'POST',
        headers: { ...headersOf(role), 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
      // One that gives a trigger is not there for callers at all.
      const isShut = [401, 403, 404].includes(response.status)
      const why = await response.text()
      if (!isShut || !/permission denied for function|Could not find the function/.test(why))
        open.push(`${role} ${name}: ${response.status} ${why}`)
    }
    expect(open).toEqual([])
  })
})

describe.each([...new Set(catalogue.cells.map(({ table }) => table))])('%s over HTTP', (table) => {
  // shows F45
  it('opens to each role what the catalogue says', async () => {
    for (const cell of catalogue.cells.filter((candidate) => candidate.table === table)) {
      const { status, message } = await tryCell(cell)
      const isShut = [401, 403].includes(status) && message.includes('permission denied')
      expect(`${cell.role} ${cell.verb}: ${isShut ? 'shut' : 'open'}`).toBe(
        `${cell.role} ${cell.verb}: ${cell.isGranted ? 'open' : 'shut'}`,
      )
    }
  })
})
