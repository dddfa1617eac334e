/**
 * Kills the service while it writes, again and again, and looks at what is left.
 *
 * In every round a service of its own process is started on the folder of the
 * round before, what it shows is held against what it had acknowledged, writers
 * of every kind set to work at once, and the process is killed at a moment that
 * no test chose.
 *
 * @module
 */
import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { mkdir, readFile, readdir, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { heroSlice, pageType, personType, settingsType } from './fixture-models.ts'

/** What came of one kind of write over all rounds. */
interface KindOfWrite {
  name: string
  acknowledged: number
  /** Sent when the process was killed, and never answered. Each may be there or not. */
  unanswered: number
  /** Acknowledged, and gone. */
  lost: number
  /** There in part: two documents of one release that differ, a file that cannot be read. */
  torn: number
}

/** What came of all rounds. */
interface KillReport {
  rounds: number
  kinds: KindOfWrite[]
  /** Changes that the next start found begun and finished. */
  finishedByTheNextStart: number
  /** JSON files of the folder that were read to the end, over all rounds. */
  filesRead: number
}

/** How to run the rounds. */
interface KillOptions {
  folder: string
  rounds: number
  /** From 0 to 1: decides when to kill. */
  random: () => number
  onRound?: ((round: number, kinds: readonly KindOfWrite[]) => void) | undefined
}

interface Running {
  child: ChildProcess
  origin: string
  finishedJournal: boolean
}

/** What was acknowledged, by what the service must show afterwards. */
interface Ledger {
  published: number
  draft: number
  released: number
  created: string[]
  uploaded: string[]
}

const program = resolve(import.meta.dirname, '../../bin/content-service.mjs')
/** Of all writers together, before the process is killed. */
const mostAcknowledged = 25
const longestAfterwardsMs = 30
const names = ['publish', 'draft', 'release of two', 'new document', 'picture'] as const
type Name = (typeof names)[number]

/** Runs the rounds. The folder is written first, and must be empty. */
export async function runKillRounds(options: KillOptions): Promise<KillReport> {
  await writeFixture(options.folder)
  const kinds = new Map<Name, KindOfWrite>(
    names.map((name) => [name, { name, acknowledged: 0, unanswered: 0, lost: 0, torn: 0 }]),
  )
  const ledger: Ledger = { published: 0, draft: 0, released: 0, created: [], uploaded: [] }
  const report: KillReport = {
    rounds: options.rounds,
    kinds: [...kinds.values()],
    finishedByTheNextStart: 0,
    filesRead: 0,
  }

  for (let round = 1; round <= options.rounds; round++) {
    const service = await start(options.folder)
    if (service.finishedJournal) report.finishedByTheNextStart++
    await verify(service.origin, ledger, kinds)
    report.filesRead += await readEveryFile(options.folder, kinds)
    await writeUntilKilled(service, ledger, kinds, options.random)
    options.onRound?.(round, report.kinds)
  }
  const last = await start(options.folder)
  await verify(last.origin, ledger, kinds)
  report.filesRead += await readEveryFile(options.folder, kinds)
  await kill(last.child)
  return report
}

async function start(folder: string): Promise<Running> {
  const child = spawn(
    process.execPath,
    [
      program,
      '--folder',
      join(folder, 'content'),
      '--port',
      '0',
      '--custom-types',
      join(folder, 'types'),
      '--slices',
      join(folder, 'slices'),
    ],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  )
  return new Promise((ready, fail) => {
    let output = ''
    const read = (chunk: Buffer): void => {
      output += chunk.toString()
      const [, origin] = /"about":"ready","url":"([^"]+)"/.exec(output) ?? []
      if (origin)
        ready({ child, origin, finishedJournal: output.includes('finished a change that was interrupted') })
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    child.once('exit', () => fail(new Error(`The service did not start:\n${output}`)))
  })
}

async function kill(child: ChildProcess): Promise<void> {
  const gone = new Promise((done) => child.once('exit', done))
  child.kill('SIGKILL')
  await gone
}

type Kinds = ReadonlyMap<Name, KindOfWrite>

async function writeUntilKilled(
  { child, origin }: Running,
  ledger: Ledger,
  kinds: Kinds,
  random: () => number,
): Promise<void> {
  const call = caller(origin)
  const count = (name: Name): KindOfWrite => kinds.get(name) as KindOfWrite
  let left = 1 + Math.floor(random() * mostAcknowledged)
  /** Writes again and again until an answer stays out. */
  const repeat = async (name: Name, write: () => Promise<void>): Promise<void> => {
    for (;;) {
      try {
        await write()
      } catch (error) {
        if (error instanceof Refusal) throw error
        count(name).unanswered++
        return
      }
      count(name).acknowledged++
      if (--left === 0) setTimeout(() => child.kill('SIGKILL'), random() * longestAfterwardsMs)
    }
  }
  const gone = new Promise((done) => child.once('exit', done))
  const writing = Promise.all([
    repeat('publish', async () => {
      const next = ledger.published + 1
      await save(call, 'page_published', { score: next, lead: 'x'.repeat(3000) })
      await call('POST', '/documents/page_published/publish')
      ledger.published = next
    }),
    repeat('draft', async () => {
      const next = ledger.draft + 1
      await save(call, 'page_drafted', { score: next, lead: 'y'.repeat(3000) })
      ledger.draft = next
    }),
    repeat('release of two', async () => {
      const next = ledger.released + 1
      const { id } = (await call('POST', '/releases', { label: `r${next}-${random()}` })) as { id: string }
      for (const page of ['page_one', 'page_two'])
        await call('PUT', `/releases/${id}/documents/${page}`, { data: { score: next } })
      await call('POST', `/releases/${id}/publish`)
      ledger.released = next
    }),
    repeat('new document', async () => {
      const uid = `made-${ledger.created.length}-${Math.floor(random() * 1e9)}`
      const made = (await call('POST', '/documents', { type: 'page', uid })) as { summary: { id: string } }
      ledger.created.push(made.summary.id)
    }),
    repeat('picture', async () => {
      const form = new FormData()
      const size = 100 + ledger.uploaded.length
      form.append('file', new File([svg(size)], `picture-${size}.svg`))
      const added = (await call('POST', '/images', form)) as { id: string }
      ledger.uploaded.push(added.id)
    }),
  ])
  try {
    await writing
  } finally {
    child.kill('SIGKILL')
    await gone
  }
}

async function verify(origin: string, ledger: Ledger, kinds: Kinds): Promise<void> {
  const call = caller(origin)
  const lost = (name: Name, isLost: boolean): unknown => isLost && (kinds.get(name) as KindOfWrite).lost++

  const published = await scoreOf(call, 'page_published', 'published')
  lost('publish', published < ledger.published)
  ledger.published = published
  const draft = await scoreOf(call, 'page_drafted', 'draft')
  lost('draft', draft < ledger.draft)
  ledger.draft = draft

  const [one, two] = [
    await scoreOf(call, 'page_one', 'published'),
    await scoreOf(call, 'page_two', 'published'),
  ]
  lost('release of two', Math.min(one, two) < ledger.released)
  if (one !== two) (kinds.get('release of two') as KindOfWrite).torn++
  ledger.released = Math.max(one, two)
  for (const id of ledger.created) lost('new document', !(await exists(call, `/documents/${id}`)))
  const { items } = (await call('GET', '/images?pageSize=200')) as { items: { id: string }[] }
  const there = new Set(items.map(({ id }) => id))
  for (const id of ledger.uploaded) lost('picture', !there.has(id))
  // Each was seen once after the kill that could have cost it.
  ledger.created = []
  ledger.uploaded = []
}

/** Reads every file that the service keeps as JSON, and every picture. */
async function readEveryFile(folder: string, kinds: Kinds): Promise<number> {
  const root = join(folder, 'content')
  const files = (await readdir(root, { recursive: true })).filter((name) => /\.(?:json|svg)$/.test(name))
  for (const name of files) {
    const text = await readFile(join(root, name), 'utf8')
    const isWhole = name.endsWith('.svg') ? text.endsWith('</svg>') : isJson(text)
    if (!isWhole) (kinds.get(name.endsWith('.svg') ? 'picture' : 'publish') as KindOfWrite).torn++
  }
  return files.length
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

/** The service answered, and not as it should. */
class Refusal extends Error {
  override readonly name = 'Refusal'
  readonly code = 'content-service/unexpected-answer'
}

type Call = (method: string, path: string, body?: object, version?: string) => Promise<unknown>

function caller(origin: string): Call {
  return async (method, path, body, version) => {
    const isForm = body instanceof FormData
    const response = await fetch(`${origin}/desk/api${path}`, {
      method,
      headers: {
        ...(body && !isForm ? { 'content-type': 'application/json' } : {}),
        ...(version === undefined ? {} : { 'if-match': version }),
      },
      ...(body ? { body: isForm ? body : JSON.stringify(body) } : {}),
    })
    const text = await response.text()
    if (!response.ok) throw new Refusal(`${method} ${path}: ${response.status} ${text}`)
    return text === '' ? undefined : JSON.parse(text)
  }
}

interface Detail {
  version: string
  published: { document: { data: { score?: number } } } | null
  draft: { document: { data: { score?: number } } } | null
}

async function save(call: Call, id: string, data: object): Promise<void> {
  const { version } = (await call('GET', `/documents/${id}`)) as Detail
  await call('PUT', `/documents/${id}/draft`, { data }, version)
}

async function scoreOf(call: Call, id: string, which: 'published' | 'draft'): Promise<number> {
  const detail = (await call('GET', `/documents/${id}`)) as Detail
  return (detail[which] ?? detail.published)?.document.data.score ?? 0
}

async function exists(call: Call, path: string): Promise<boolean> {
  return call('GET', path).then(
    () => true,
    () => false,
  )
}

function svg(size: number): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"><rect width="${size}" height="${size}"/></svg>`
}

async function writeFixture(folder: string): Promise<void> {
  const page = (id: string): object => ({
    id,
    uid: id.replace('_', '-'),
    type: 'page',
    lang: 'en-gb',
    data: { score: 0 },
  })
  const pages = ['page_published', 'page_drafted', 'page_one', 'page_two']
  const files: Record<string, unknown> = {
    'types/page/index.json': pageType,
    'types/person/index.json': personType,
    'types/settings/index.json': settingsType,
    'slices/Hero/model.json': heroSlice,
    'content/repository.json': {
      name: 'killed',
      languages: [{ id: 'en-gb', name: 'English', is_master: true }],
    },
    ...Object.fromEntries(pages.map((id) => [`content/documents/page/${id}.json`, page(id)])),
  }
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), JSON.stringify(content))
  }
}
