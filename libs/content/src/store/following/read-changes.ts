/**
 * Finds out what a publish changed, for as few requests as the service allows.
 *
 * The service tells no differences between refs. It can list documents
 * published after a moment, and count. So after a publish we ask two things at
 * the new ref: the documents published since the newest we know, and how many
 * documents there are. When the count is what we expect, that was all: two
 * requests, however large the repository. When documents are missing, first the
 * ids that came with a webhook are looked up, and only then is everything
 * listed, without its data. When the ref moved and nothing seems to have changed
 * (a model was edited, content was imported with old dates), everything is read
 * and compared.
 *
 * @module
 */
import type { PrismicDocument } from '@prismicio/client'
import type { Call } from '../../http/call.ts'
import type { Engine, PinnedRef } from '../../client/engine.ts'
import { readAllAt } from '../../client/paging/read-all.ts'
import { BadRequestError } from '../../errors/bad-request-error.ts'
import { filter } from '../../filter/filter.ts'
import type { AddressIndex } from '../address-index.ts'
import type { Copies } from '../copies.ts'
import { showsTheSame } from '../copies.ts'

/** The difference between what is cached and a version of the content. */
export interface Changes {
  /** Every document was compared: nothing that links to these needs to be looked at again. */
  isComplete: boolean
  /** New, published again, or different from our copy. */
  documents: PrismicDocument[]
  /** Ids we know that are not there. */
  missing: string[]
}

/** What a reading of changes works with. */
export interface Reading {
  engine: Engine
  pinned: PinnedRef
  call: Call
  index: AddressIndex
  copies: Copies
}

/**
 * Dates have seconds, so a second publish may carry the date of the newest
 * document we know. Unless we have seen that second pass, it is asked for again.
 */
const overlapMs = 1_000
/**
 * Whether the service's `date.after` includes the moment itself is not documented: this is after it either
 * way.
 */
const sameSecondMs = 999

/** Reads every document, for a first list or when nothing else explains a new ref. */
export async function readEverything(reading: Reading): Promise<Changes> {
  const documents = await readAllAt(reading.engine, reading.pinned, { lang: '*' }, reading.call)
  const listed = new Set(documents.map(({ id }) => id))
  return {
    isComplete: true,
    documents: documents.filter((document) => differs(document, reading)),
    missing: [...reading.index.entries()].map(({ id }) => id).filter((id) => !listed.has(id)),
  }
}

/**
 * Reads what was published since the newest document in the index.
 *
 * @param hint Ids a webhook named. Only a shortcut: they are looked up, never believed.
 * @param isSettled Nothing can have been published since with the newest date we know.
 */
export async function readChanges(
  reading: Reading,
  hint: readonly string[],
  isSettled: boolean,
): Promise<Changes> {
  const sinceMs = reading.index.newestMs + (isSettled ? sameSecondMs : -overlapMs)
  const [recent, total] = await Promise.all([readSince(reading, sinceMs), readTotal(reading)])
  const documents = recent.filter((document) => differs(document, reading))
  const added = documents.filter(({ id }) => !reading.index.has(id)).length
  const vanished = reading.index.size + added - total

  // Those that are back may be as old as they were, so that nothing else names them.
  const isDoubted = [...reading.index.entries()].some(({ isWithheld }) => isWithheld)
  if (vanished === 0 && (documents.length === 0 || isDoubted)) return await readEverything(reading)
  if (vanished === 0) return { isComplete: false, documents, missing: [] }
  const hinted = vanished > 0 ? await missingOf(reading, hint) : []
  if (hinted.length > 0 && hinted.length === vanished) {
    return { isComplete: false, documents, missing: hinted }
  }
  return await readByList(reading, documents)
}

/** Reads documents by id, in as many requests of a hundred as it takes. */
export async function readByIds(reading: Reading, ids: readonly string[]): Promise<PrismicDocument[]> {
  const batches = Array.from({ length: Math.ceil(ids.length / 100) }, (_, n) =>
    ids.slice(n * 100, (n + 1) * 100),
  )
  const found: PrismicDocument[] = []
  for (const batch of batches) {
    const filters = [filter.in('document.id', batch)]
    found.push(...(await readAllAt(reading.engine, reading.pinned, { lang: '*', filters }, reading.call)))
  }
  return found
}

function readSince({ engine, pinned, call }: Reading, sinceMs: number): Promise<PrismicDocument[]> {
  const filters = [filter.dateAfter('document.last_publication_date', sinceMs)]
  return readAllAt(engine, pinned, { lang: '*', filters }, call)
}

async function readTotal({ engine, pinned, call }: Reading): Promise<number> {
  const page = await engine.readPageAt(pinned, { lang: '*', pageSize: 1 }, call)
  return page.total_results_size
}

/** Which of the hinted documents that we know are gone. */
async function missingOf(reading: Reading, hint: readonly string[]): Promise<string[]> {
  const known = hint.filter((id) => reading.index.has(id))
  if (known.length === 0) return []
  const found = new Set((await readByIds(reading, known)).map(({ id }) => id))
  return known.filter((id) => !found.has(id))
}

/** Lists all documents without data, and reads only those that turn out to be new or newer. */
async function readByList(reading: Reading, already: PrismicDocument[]): Promise<Changes> {
  const { index } = reading
  const listed = await readWithoutData(reading)

  const read = new Set(already.map(({ id }) => id))
  const newer = listed.filter(({ id, last_publication_date: publishedAt }) => {
    const entry = index.get(id)
    return !read.has(id) && (entry?.publishedAt !== (publishedAt ?? null) || entry.isWithheld)
  })
  const ids = new Set(listed.map(({ id }) => id))
  return {
    isComplete: false,
    documents: [
      ...already,
      ...(await readByIds(
        reading,
        newer.map(({ id }) => id),
      )),
    ],
    missing: [...index.entries()].map(({ id }) => id).filter((id) => !ids.has(id)),
  }
}

/** Asks for one field of each type that is not part of its data, so that the data comes back empty. */
async function readWithoutData({ engine, pinned, call }: Reading): Promise<PrismicDocument[]> {
  const { types } = await engine.readRepository(call)
  const fetch = types.map((type) => `${type}.uid`)
  try {
    return await readAllAt(engine, pinned, { lang: '*', ...(fetch.length > 0 && { fetch }) }, call)
  } catch (error) {
    // A service may be strict about fields. Whole documents answer the same question, only larger.
    if (error instanceof BadRequestError) return await readAllAt(engine, pinned, { lang: '*' }, call)
    throw error
  }
}

function differs(document: PrismicDocument, { index, copies }: Reading): boolean {
  const entry = index.get(document.id)
  if (entry?.publishedAt !== (document.last_publication_date ?? null) || entry.isWithheld) return true
  const copy = copies.peek(document.id)
  return !copy || copy.isOutdated || !showsTheSame(copy.document, document)
}
