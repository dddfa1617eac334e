import { waitForEachPage } from '../client/call.ts'
import type { Engine } from '../client/engine.ts'
import { readAllAt } from '../client/read-all.ts'
import { isContentError } from '../errors/content-error.ts'
import { InvalidOptionsError } from '../errors/invalid-options-error.ts'
import { UnavailableError } from '../errors/unavailable-error.ts'
import { filter } from '../filter/filter.ts'
import type { AtShelf } from './at-shelf.ts'
import type { Outline } from './content-store.ts'
import type { Shelf } from './shelf.ts'

/** Up to so many documents are asked for by id: as many as one request may name. */
const mostByName = 100

/**
 * Lists outlines of a type. Those that the shelf lacks, after a start with an older snapshot or a change that is in
 * too many documents, are read once for all who ask.
 *
 * @param patiently Waits until work is done or the time limit ends. @returns Whether it was done.
 */
export function createOutlineLists(
  engine: Engine,
  shelf: Shelf,
  atShelf: AtShelf,
  patiently: (work: Promise<void>) => Promise<boolean>,
): (type: string) => Promise<readonly Outline[]> {
  const reading = new Map<string, Promise<void>>()
  const { limits, clock, emit } = engine.config

  return async (type) => {
    if (!shelf.outlines.has(type))
      throw new InvalidOptionsError(
        `There are no outlines of the type "${type}". Name the fields in the option "outlines" of the store.`,
      )
    const lang = (): string => engine.config.lang ?? shelf.version?.masterLanguage ?? '*'
    for (;;) {
      const { documents, lacking } = shelf.outlines.list(type, lang())
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
    const filters = [
      lacking.length > mostByName ? filter.at('document.type', type) : filter.in('document.id', [...lacking]),
    ]
    return atShelf({}, limits.fullReadDeadlineMs, async (pinned, call) => {
      waitForEachPage(call, limits.fullReadDeadlineMs, clock)
      const documents = await readAllAt(engine, pinned, { lang: '*', filters }, call)
      // Of a newer version, what is lacking is asked for again.
      if (shelf.version?.ref !== pinned.ref) return
      for (const document of documents) if (shelf.index.has(document.id)) shelf.outlines.keep(document)
      const found = new Set(documents.map(({ id }) => id))
      shelf.outlines.leaveOut(lacking.filter((id) => !found.has(id)))
    })
  }
}
