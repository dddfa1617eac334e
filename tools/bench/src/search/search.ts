/**
 * What the search costs at a size of which no demonstration is: making the index, loading it, a question, a publish. By
 * processor time, which other programs on the machine disturb least.
 *
 * @module
 */
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createSearchIndex, savedIndex } from '@house-edge/reviews/search-index'
import { NoFigureError } from '../no-figure-error.ts'
import { percentile } from '../statistics.ts'
import { type Library, libraryOf } from './documents.ts'

/** What a search costs. */
export interface SearchFigures {
  documents: number
  makeMs: number
  saveMs: number
  loadMs: number
  /** In the files. A process that has loaded them takes as many. */
  fileBytes: number
  question: { p50Ms: number; p99Ms: number; found: number }
  suggestion: { p50Ms: number; p99Ms: number }
  /** Of one document: until it is found, and until it is written down. */
  publish: { findMs: number; saveMs: number }
}

const source = 'bench'
/** The first questions are not counted: meanwhile the code is compiled. */
const compiled = 300
/** Shown of an answer: what is read of a document is read of no other. */
const shown = 20

/** @param documents How many there are. */
export async function measureSearch(documents: number, say: (text: string) => void): Promise<SearchFigures> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-search-'))
  try {
    const library = libraryOf(documents)
    say(`an index of ${documents} documents …`)
    const reading = await timed(async () => {
      for (const _ of library.documents());
    })
    const index = createSearchIndex()
    const making = await timed(() => index.add(library.documents()))
    const saving = await timed(() => savedIndex(folder, source).save(index, 'first'))
    return {
      documents,
      makeMs: making.ms - reading.ms,
      saveMs: saving.ms,
      ...(await measureLoaded(folder, documents, library, say)),
    }
  } finally {
    await rm(folder, { recursive: true })
  }
}

async function measureLoaded(
  folder: string,
  documents: number,
  library: Library,
  say: (text: string) => void,
) {
  const files = await Promise.all((await readdir(folder)).map((name) => stat(join(folder, name))))
  const disk = savedIndex(folder, source)
  const loading = await timed(() => disk.load())
  if (typeof loading.value === 'string') throw new NoFigureError(`The index was not read: ${loading.value}.`)
  const { index } = loading.value
  say('questions …')
  const questions = library.questions(compiled + Math.min(documents, 2_000))
  const costs: number[] = []
  let [found, letters] = [0, 0]
  for (const [turn, question] of questions.entries()) {
    const { ms, value } = await timed(() => {
      const hits = index.find(question)
      for (const { words, title, line } of hits.slice(0, shown))
        letters += words.length + title.length + line.length
      return hits.length
    })
    if (turn < compiled) continue
    costs.push(ms)
    found += value
  }
  if (letters === 0) throw new NoFigureError('Nothing is shown of what was found.')
  const typed: number[] = []
  for (const question of questions.slice(compiled))
    typed.push((await timed(() => index.complete(question.slice(0, 5)))).ms)
  const entry = library.documents().next().value
  if (!entry) throw new NoFigureError('There are no documents.')
  const published = await timed(() => index.add([{ ...entry, title: 'Zymurgy' }]))
  if (index.find('zymurgy').length !== 1) throw new NoFigureError('What was published is not found.')
  const written = await timed(() => disk.save(index, 'second'))
  return {
    loadMs: loading.ms,
    fileBytes: files.reduce((sum, { size }) => sum + size, 0),
    question: { ...percentiles(costs), found: found / costs.length },
    suggestion: percentiles(typed),
    publish: { findMs: published.ms, saveMs: written.ms },
  }
}

/** The rows of the table. */
export function rowsOfSearch(figures: SearchFigures): (readonly (string | number)[])[] {
  const { makeMs, saveMs, loadMs, fileBytes, question, suggestion, publish } = figures
  const ms = (value: number): string => `${value.toFixed(value < 10 ? 2 : 0)} ms`
  const megabytes = (bytes: number): string => `${Math.round(bytes / 1e6)} MB`
  return [
    ['documents', figures.documents],
    ['making the index', ms(makeMs)],
    ['writing it down', ms(saveMs)],
    ['loading it', ms(loadMs), `${megabytes(fileBytes)} in memory`],
    ['a question, half of them', ms(question.p50Ms), `${Math.round(question.found)} found`],
    ['a question, 99 of a hundred', ms(question.p99Ms)],
    ['a suggestion, half of them', ms(suggestion.p50Ms)],
    ['a suggestion, 99 of a hundred', ms(suggestion.p99Ms)],
    ['a publish, until it is found', ms(publish.findMs)],
    ['a publish, written down', ms(publish.saveMs)],
  ]
}

async function timed<Value>(work: () => Value | Promise<Value>): Promise<{ value: Value; ms: number }> {
  const before = process.cpuUsage()
  const value = await work()
  const { user, system } = process.cpuUsage(before)
  return { value, ms: (user + system) / 1_000 }
}

function percentiles(costs: readonly number[]): { p50Ms: number; p99Ms: number } {
  return { p50Ms: percentile(costs, 50), p99Ms: percentile(costs, 99) }
}
