/**
 * How the site's search does with 100, 1,000 and 10,000 documents of the size of an article.
 *
 * Makes an index in this process, asks it what readers ask, slips of the finger
 * among it, and prints a table: time to make, the longest for which requests
 * waited meanwhile, memory, and how long the middle and the slowest hundredth of
 * questions take, all in time of the processor: what else the machine does is
 * left out. The same goes to
 * `reports/bench-search.json`. Run with `npm run bench -- search`.
 *
 * @module
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { join, resolve } from 'node:path'
import { createSearchIndex, type SearchEntry } from '../src/search/search-index.ts'

const root = resolve(import.meta.dirname, '../../..')
const sizes = [100, 1000, 10_000]
const questions = 1000
const wordsInText = 700

/** Numbers that look random and are the same at every run (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = Math.trunc(state + 0x6d_2b_79_f5)
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

const random = seeded(7)
const syllables = [
  'ba',
  'cor',
  'den',
  'fel',
  'gan',
  'hol',
  'ji',
  'ket',
  'lor',
  'mun',
  'nes',
  'pal',
  'qui',
  'rus',
  'sto',
  'tav',
]
const pick = (items: readonly string[]): string => items[Math.floor(random() * items.length)] ?? ''
const vocabulary = Array.from({ length: 20_000 }, () =>
  Array.from({ length: 2 + Math.floor(random() * 3) }, () => pick(syllables)).join(''),
)
/** Some words stand everywhere and most hardly anywhere, as in any language. */
const word = (): string => vocabulary[Math.floor(vocabulary.length * random() ** 3)] ?? ''
const words = (count: number): string => Array.from({ length: count }, word).join(' ')

function entriesOf(size: number): readonly SearchEntry[] {
  return Array.from({ length: size }, (_, place) => ({
    id: `document-${place}`,
    kind: 'article',
    title: words(4),
    summary: words(18),
    text: words(wordsInText),
  }))
}

/** The words every text has are left to texts: a language has a hundred of them, and the search passes them over. */
const askedWord = (): string => vocabulary[Math.floor(100 + (vocabulary.length - 100) * random() ** 3)] ?? ''

/** One to three words; every third question has a slip of the finger, every fifth ends within a word. */
function questionOf(place: number): string {
  const asked = Array.from({ length: 1 + (place % 3) }, askedWord).join(' ')
  if (place % 3 === 0) return `${asked.slice(0, 2)}${asked.slice(3)}`
  return place % 5 === 0 ? asked.slice(0, -2) : asked
}

function memoryMb(): number {
  globalThis.gc?.()
  return process.memoryUsage().heapUsed / 1_048_576
}

/** The longest turn of this process while something is done, in milliseconds of the processor. */
async function longestTurn(done: Promise<unknown>): Promise<number> {
  let longest = 0
  let last = threadMs()
  const look = (): void => {
    longest = Math.max(longest, threadMs() - last)
    last = threadMs()
    next = setImmediate(look)
  }
  let next = setImmediate(look)
  await done
  clearImmediate(next)
  return longest
}

function threadMs(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

const figures = []
for (const size of sizes) {
  const entries = entriesOf(size)
  const before = memoryMb()
  const from = process.cpuUsage()
  const index = createSearchIndex()
  const stallMs = await longestTurn(index.add(entries))
  const madeMs = process.cpuUsage(from).user / 1000
  const indexMb = memoryMb() - before
  const asked = Array.from({ length: questions }, (_, place) => questionOf(place))
  for (const question of asked.slice(0, 50)) index.find(question)
  const times = asked
    .map((question) => {
      const start = process.cpuUsage()
      index.find(question)
      const { user, system } = process.cpuUsage(start)
      return (user + system) / 1000
    })
    .toSorted((one, other) => one - other)
  const at = (share: number): number =>
    times[Math.min(times.length - 1, Math.floor(share * times.length))] ?? 0
  const replaceFrom = process.cpuUsage()
  await index.add(entriesOf(1).map((entry) => ({ ...entry, id: 'document-0' })))
  figures.push({
    size,
    madeMs,
    stallMs,
    indexMb,
    p50: at(0.5),
    p99: at(0.99),
    publishMs: process.cpuUsage(replaceFrom).user / 1000,
  })
}

const rows = figures.map(({ size, madeMs, stallMs, indexMb, p50, p99, publishMs }) =>
  [
    size,
    (madeMs / 1000).toFixed(2),
    ...[stallMs, indexMb].map((figure) => figure.toFixed(0)),
    p50.toFixed(2),
    p99.toFixed(2),
    publishMs.toFixed(1),
  ]
    .map((cell) => String(cell).padStart(12))
    .join(''),
)
const head = ['documents', 'to make, s', 'stall, ms', 'memory, MB', 'p50, ms', 'p99, ms', 'publish, ms']
process.stdout.write(`${[head.map((cell) => cell.padStart(12)).join(''), ...rows].join('\n')}\n`)
mkdirSync(join(root, 'reports'), { recursive: true })
writeFileSync(
  join(root, 'reports/bench-search.json'),
  `${JSON.stringify({ machine: `${cpus().length} × ${cpus()[0]?.model}`, node: process.version, figures }, null, 2)}\n`,
)
