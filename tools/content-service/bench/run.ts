/**
 * How the service does with 100, 1,000 and 10,000 documents.
 *
 * Starts it as a process of its own, asks it what sites ask, and prints a table:
 * time to start, memory, and how long the middle and the slowest hundredth of
 * answers take. The same goes to `reports/bench-service.json`. Run with
 * `node bench/run.ts`, or with `npm run bench -- service`.
 *
 * @module
 */
import { spawn } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { cpus, tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { performance } from 'node:perf_hooks'
import { generateRepository, seeded } from './generate.ts'

const root = resolve(import.meta.dirname, '../../..')
const sizes = [100, 1000, 10_000]
const rounds = 300
const routes = encodeURIComponent(JSON.stringify([{ type: 'article', path: '/casino-blog/:uid' }]))

interface Measured {
  size: number
  startMs: number
  /** Right after the start, before the words of all documents are known. */
  firstSearchMs: number
  memoryMb: number
  /** What the machine does besides counts in `p50` and `p99`, and not in `cpuMs`, the work of one query. */
  queries: { name: string; p50: number; p99: number; cpuMs: number }[]
}

function queriesOf(size: number, random: () => number): Record<string, () => string> {
  const any = (): number => Math.floor(random() * size)
  const q = (...filters: string[]): string =>
    filters.map((filter) => `&q=${encodeURIComponent(`[${filter}]`)}`).join('')
  return {
    'by UID': () =>
      q('[at(document.type, "article")]', `[at(my.article.uid, "article-${any()}")]`) + '&pageSize=1',
    'by id': () => q(`[at(document.id, "article_${any()}")]`) + '&pageSize=1',
    'listing page, newest first': () =>
      `${q('[at(document.type, "article")]')}&pageSize=12&page=${1 + Math.floor(random() * Math.min(50, size / 12))}&orderings=${encodeURIComponent('[my.article.published_on desc]')}`,
    'twenty by id': () =>
      q(`[in(document.id, [${Array.from({ length: 20 }, () => `"article_${any()}"`).join(', ')}])]`),
    'fields by graphQuery': () =>
      `${q(`[at(my.article.uid, "article-${any()}")]`)}&graphQuery=${encodeURIComponent('{ article { title related { document { ... on article { title } } } } }')}`,
    similar: () => `${q(`[similar("article_${any()}", 50)]`)}&pageSize=12`,
    'by tag': () => q('[any(document.tags, ["odds"])]') + '&pageSize=12',
    'fulltext, a rare word': () => q(`[fulltext(document, "unique${any()}")]`),
    'fulltext, common words': () => q('[fulltext(document, "copper lantern odds")]') + '&pageSize=12',
    'a number nobody asked for before': () =>
      q(
        '[at(document.type, "article")]',
        `[date.after(my.article.published_on, ${1_577_836_800_000 + any() * 3_600_000})]`,
      ) + '&pageSize=12',
  }
}

async function measure(size: number): Promise<Measured> {
  const folder = await mkdtemp(join(tmpdir(), 'content-service-bench-'))
  await generateRepository(folder, size)
  const began = performance.now()
  const child = spawn(
    process.execPath,
    [
      join(root, 'tools/content-service/bin/content-service.mjs'),
      '--folder',
      folder,
      '--port',
      '0',
      '--custom-types',
      join(root, 'libs/reviews/customtypes'),
      '--slices',
      JSON.stringify([join(root, 'libs/slices/src'), join(root, 'libs/reviews/src/slices')]),
    ],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  )
  try {
    const origin = await new Promise<string>((ready) => {
      child.stdout.on('data', (chunk: Buffer) => {
        const [, found] = /"about":"ready","url":"([^"]+)"/.exec(chunk.toString()) ?? []
        if (found) ready(found)
      })
    })
    const startMs = performance.now() - began
    const repository = (await (await fetch(`${origin}/api/v2`)).json()) as { refs: { ref: string }[] }
    const ref = repository.refs[0]?.ref ?? ''
    const search = `${origin}/api/v2/documents/search?ref=${ref}&routes=${routes}`
    const searching = performance.now()
    await (await fetch(`${search}&q=${encodeURIComponent('[[fulltext(document, "copper")]]')}`)).arrayBuffer()
    const firstSearchMs = performance.now() - searching
    const queries = []
    for (const [name, next] of Object.entries(queriesOf(size, seeded(7)))) {
      const times = []
      const cpuBefore = await cpuMsOf(child.pid ?? 0)
      for (let round = 0; round < rounds; round++) {
        const url = `${search}${next()}`
        const start = performance.now()
        await (await fetch(url)).arrayBuffer()
        times.push(performance.now() - start)
      }
      times.sort((a, b) => a - b)
      queries.push({
        name,
        p50: times[Math.floor(rounds / 2)] ?? 0,
        p99: times[Math.floor(rounds * 0.99)] ?? 0,
        cpuMs: ((await cpuMsOf(child.pid ?? 0)) - cpuBefore) / rounds,
      })
    }
    return { size, startMs, firstSearchMs, memoryMb: await residentMb(child.pid ?? 0), queries }
  } finally {
    child.kill('SIGKILL')
    await rm(folder, { recursive: true, force: true })
  }
}

async function residentMb(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? Number.NaN) / 1024
}

/** What a process has worked so far. The system counts in hundredths of a second. */
async function cpuMsOf(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  const fields = status.slice(status.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[11]) + Number(fields[12])) * 10
}

const measured: Measured[] = []
for (const size of sizes) measured.push(await measure(size))
const row = (...cells: string[]): void => console.log(`| ${cells.join(' | ')} |`)

row('', ...measured.map(({ size }) => `${size} documents`), 'CPU, most : least')
row('---', ...measured.map(() => '---:'), '---:')
row('start', ...measured.map(({ startMs }) => `${(startMs / 1000).toFixed(2)} s`), '')
row('first search', ...measured.map(({ firstSearchMs }) => `${(firstSearchMs / 1000).toFixed(2)} s`), '')
row('memory', ...measured.map(({ memoryMb }) => `${memoryMb.toFixed(0)} MB`), '')
for (const [index, { name }] of (measured[0]?.queries ?? []).entries()) {
  const cpu = measured.map(({ queries }) => queries[index]?.cpuMs ?? Number.NaN)
  row(
    `${name}, p50 / p99 / CPU`,
    ...measured.map(({ queries }) => {
      const { p50 = Number.NaN, p99 = Number.NaN, cpuMs = Number.NaN } = queries[index] ?? {}
      return `${p50.toFixed(1)} / ${p99.toFixed(1)} / ${cpuMs.toFixed(1)} ms`
    }),
    `${((cpu.at(-1) ?? Number.NaN) / (cpu.at(0) ?? Number.NaN)).toFixed(1)}×`,
  )
}
await mkdir(join(root, 'reports'), { recursive: true })
await writeFile(
  join(root, 'reports/bench-service.json'),
  `${JSON.stringify({ node: process.version, cores: cpus().length, measured }, null, 2)}\n`,
)
