/**
 * Measures what readers along of a page cost: five hundred on one channel, and ten thousand experiences of one casino
 * against eleven. Prints tables and writes `reports/bench-readers.json`.
 *
 * @module
 */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { spawn } from 'node:child_process'
import { createClient, REALTIME_SUBSCRIBE_STATES } from '@supabase/supabase-js'
import { openDatabase } from '../src/database/database.ts'
import { migrate } from '../src/database/migrate.ts'

const subscribers = 500
const announcements = 40
const readings = 400
const rounds = 10
const root = join(import.meta.dirname, '../../..')
const folder = mkdtempSync(join(tmpdir(), 'bench-readers-'))

const database = await openDatabase(join(folder, 'database'))
await migrate(database, join(root, 'supabase/migrations'))
await database.transaction((tx) =>
  tx.exec(`
    set local session_replication_role = replica;
    insert into public.experiences (user_id, document_id, payouts, terms, support, games, body, status, created_at)
    select gen_random_uuid(), case when n <= 11 then 'quiet' else 'busy' end, 3, 3, 3, 3,
      'Ten thousand readers have told this: ' || n, 'approved', now() - n * interval '1 minute'
    from generate_series(1, 10011) n;
    set local session_replication_role = origin;
    analyze public.experiences;`),
)
await database.close()

const backend = spawn(
  process.execPath,
  ['--conditions=@house-edge/source', join(import.meta.dirname, '../src/testing/backend-process.ts')],
  { stdio: ['ignore', 'pipe', 'inherit'], env: { ...process.env, BACKEND_FOLDER: folder } },
)
const url = await new Promise<string>((resolve) => {
  backend.stdout.setEncoding('utf8').on('data', (text: string) => {
    const said = /ready (\S+)/.exec(text)?.[1]
    if (said !== undefined) resolve(said)
  })
})
const { publishableKey, secretKey } = JSON.parse(readFileSync(join(folder, 'keys.json'), 'utf8')) as Record<
  'publishableKey' | 'secretKey',
  string
>
const stateless = { auth: { persistSession: false, autoRefreshToken: false } }
const at = (values: readonly number[], share: number): number =>
  values.toSorted((one, other) => one - other)[Math.ceil(share * values.length) - 1] ?? Number.NaN

/** Resident memory of the backend, as Linux and macOS tell it. */
async function memoryMb(): Promise<number> {
  const ps = spawn('ps', ['-o', 'rss=', '-p', String(backend.pid)])
  let text = ''
  for await (const piece of ps.stdout) text += String(piece)
  return Number(text) / 1024
}

/** Milliseconds of processor that the backend has used, where the system tells (Linux counts in hundredths of a second). */
function processorMs(): number {
  const file = `/proc/${backend.pid}/stat`
  if (!existsSync(file)) return Number.NaN
  const [, fields = ''] = readFileSync(file, 'utf8').split(') ')
  const [user, system] = fields.split(' ').slice(11)
  return (Number(user) + Number(system)) * 10
}

const visitor = createClient(url, publishableKey, stateless)
/** Asks as the site does: for the newest, or for those after a place. */
async function read(document_id: string, after?: string): Promise<void> {
  const all = visitor
    .from('experiences')
    .select('id, author_name, body')
    .eq('document_id', document_id)
    .eq('status', 'approved')
  const from = after === undefined ? all : all.lt('created_at', after)
  const { error } = await from.order('created_at', { ascending: false }).order('id').limit(11)
  if (error) throw new TypeError(error.message)
}

const nearTheEnd = new Date(Date.now() - 9_000 * 60_000).toISOString()
const questions = {
  quiet: () => read('quiet'),
  busy: () => read('busy'),
  nearTheEnd: () => read('busy', nearTheEnd),
}
type Question = keyof typeof questions
const times: Record<Question, number[]> = { quiet: [], busy: [], nearTheEnd: [] }
const processor: Record<Question, number> = { quiet: 0, busy: 0, nearTheEnd: 0 }
// In turns, because whatever else runs on the machine comes and goes.
for (let round = 0; round <= rounds; round += 1)
  for (const [name, ask] of Object.entries(questions) as [Question, () => Promise<void>][]) {
    const processorBefore = processorMs()
    for (let n = 0; n < readings / rounds; n += 1) {
      const began = performance.now()
      await ask()
      // The first round warms up.
      if (round > 0) times[name].push(performance.now() - began)
    }
    if (round > 0) processor[name] += processorMs() - processorBefore
  }
const readingOf = (name: Question) => ({
  ms: at(times[name], 0.5),
  processorMs: processor[name] / times[name].length,
})
const reading = { quiet: readingOf('quiet'), busy: readingOf('busy'), nearTheEnd: readingOf('nearTheEnd') }

const before = await memoryMb()
const sentAt = new Map<number, number>()
const delays: number[] = []
let allHeard = Promise.withResolvers<void>()
const clients = Array.from({ length: subscribers }, () => createClient(url, publishableKey, stateless))
for (const client of clients)
  await new Promise<void>((resolve, reject) => {
    client
      .channel('experiences:busy', { config: { private: true } })
      .on('broadcast', { event: 'changed' }, ({ payload }) => {
        delays.push(performance.now() - (sentAt.get((payload as { n: number }).n) ?? Number.NaN))
        if (delays.length % subscribers === 0) allHeard.resolve()
      })
      .subscribe((status, error) => {
        if (status === REALTIME_SUBSCRIBE_STATES.SUBSCRIBED) resolve()
        else reject(error ?? new TypeError(status))
      })
  })
const joined = await memoryMb()
for (let n = 0; n < announcements; n += 1) {
  allHeard = Promise.withResolvers()
  sentAt.set(n, performance.now())
  await fetch(`${url}/realtime/v1/api/broadcast`, {
    method: 'POST',
    headers: { apikey: secretKey, 'content-type': 'application/json' },
    body: JSON.stringify({
      messages: [{ topic: 'experiences:busy', event: 'changed', payload: { n }, private: true }],
    }),
  })
  await allHeard.promise
}
const after = await memoryMb()
const figures = {
  subscribers,
  announcements,
  delivered: delays.length,
  deliveryMs: { p50: at(delays, 0.5), p99: at(delays, 0.99) },
  memoryMb: { before, joined, after },
  reading,
}

process.stdout.write(
  [
    `${delays.length} of ${subscribers * announcements} delivered; p50 ${figures.deliveryMs.p50.toFixed(1)} ms, p99 ${figures.deliveryMs.p99.toFixed(1)} ms`,
    `memory of the backend: ${before.toFixed(0)} MB, ${joined.toFixed(0)} MB with ${subscribers} joined, ${after.toFixed(0)} MB at the end`,
    ...Object.entries({
      'of 11': reading.quiet,
      'of 10,000': reading.busy,
      'after 9,000': reading.nearTheEnd,
    }).map(
      ([name, { ms, processorMs: used }]) =>
        `a page of experiences ${name}: median ${ms.toFixed(2)} ms, ${used.toFixed(2)} ms of processor`,
    ),
    '',
  ].join('\n'),
)
mkdirSync(join(root, 'reports'), { recursive: true })
writeFileSync(
  join(root, 'reports/bench-readers.json'),
  `${JSON.stringify({ machine: `${cpus().length} × ${cpus()[0]?.model}`, node: process.version, figures }, null, 2)}\n`,
)
for (const client of clients) void client.realtime.disconnect()
backend.kill('SIGKILL')
rmSync(folder, { recursive: true, force: true })
process.exit(0)
