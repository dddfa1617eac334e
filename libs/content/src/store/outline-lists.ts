import { waitForEachPage } from '../http/call.ts'
import type { Engine } from '../client/engine.ts'
import { readAllAt } from '../client/paging/read-all.ts'
import { isContentError } from '../errors/content-error.ts'
import { InvalidOptionsError } from '../errors/invalid-options-error.ts'
import { UnavailableError } from '../errors/unavailable-error.ts'
import { filter } from '../filter/filter.ts'
import type { AtShelf } from './at-shelf.ts'
import type { Outline } from './content-store.ts'
import { languageOf, type Shelf } from './shelf.ts'

/** Up to so many documents are asked for by id: as many as one request may name. */
const mostByName = 100

/**
 * Lists outlines of a type. Those that the shelf lacks, after a start with an older snapshot or a change that is in
 * too many documents, are read once for all who ask.
 *
 * @param noted Told that outlines were read, which a snapshot should have.
 * @param patiently Waits until work is done or the time limit ends. @returns Whether it was done.
 */
export function createOutlineLists(
  engine: Engine,
  shelf: Shelf,
  atShelf: AtShelf,
  noted: () => void,
  patiently: (work: Promise<void>) => Promise<boolean>,
): (type: string, lang?: string) => Promise<readonly Outline[]> {
  const reading = new Map<string, Promise<void>>()
  const { limits, clock, emit } = engine.config

  return async (type, lang) => {
    if (!shelf.outlines.has(type))
      throw new InvalidOptionsError(
        `There are no outlines of the type "${type}". Name the fields in the option "outlines" of the store.`,
      )
    for (;;) {
      const { documents, lacking } = shelf.outlines.list(type, lang ?? languageOf(shelf, engine.config))
      if (lacking.length === 0) return documents
      try {
        if (!(await patiently(readOnce(type, lacking)))) throw new UnavailableError({ reason: 'deadline' })
      } catch (error) {
        if (!isContentError(error) || lacking.some((id) => !shelf.outlines.get(id))) throw error
        emit({ type: 'stale-served', question: `outlines ${type}`, code: error.code })
        return documents
      }
    }
  }

  function readOnce(type: string, lacking: readonly string[]): Promise<void> {
    const current = reading.get(type)
    if (current) return current
    const work = read(type, lacking).finally(() => reading.delete(type))
    reading.set(type, work)
    // The callers may have stopped waiting.
    work.catch(() => {})
    return work
  }

  function read(type: string, lacking: readonly string[]): Promise<void> {
    const filters = [filter.at('document.type', type)]
    if (lacking.length <= mostByName) filters.push(filter.in('document.id', [...lacking]))
    return atShelf({}, limits.fullReadDeadlineMs, async (pinned, call) => {
      waitForEachPage(call, limits.fullReadDeadlineMs, clock)
      // Of a newer version, what is lacking is asked for again.
      const isOfShelf = (): boolean => shelf.version?.ref === pinned.ref
      const found = new Set<string>()
      // All whole documents at once would take many times the room for copies.
      call.takePage = (documents) => {
        if (!isOfShelf()) return
        for (const document of documents) {
          found.add(document.id)
          if (!shelf.index.has(document.id)) continue
          shelf.outlines.keep(document)
          shelf.touch(document.id)
        }
        noted()
      }
      await readAllAt(engine, pinned, { lang: '*', filters }, call)
      if (isOfShelf()) shelf.outlines.leaveOut(lacking.filter((id) => !found.has(id)))
    })
  }
}
