import { lineAt, lineOf, type Segment } from './segment.ts'

/** A part, and which of its documents are no longer there. */
export interface Part {
  readonly segment: Segment
  readonly gone: ReadonlySet<number>
  /** Of its documents, by whose rules their words are compared. `undefined`: as they are. */
  readonly language?: string | undefined
}

/** A part and its documents by id. */
export interface LivePart extends Part {
  readonly gone: Set<number>
  docOf: (id: string) => number | undefined
  digestOf: (id: string) => string | undefined
  forget: (id: string) => void
}

export function livePart(segment: Segment, language?: string): LivePart {
  const gone = new Set<number>()
  let known: Map<string, number> | undefined
  const documents = (): ReadonlyMap<string, number> => {
    known ??= new Map(
      Array.from({ length: segment.size }, (_, doc) => [lineAt(segment, doc, lineOf.id), doc]),
    )
    return known
  }
  const docOf = (id: string): number | undefined => {
    const doc = documents().get(id)
    return doc === undefined || gone.has(doc) ? undefined : doc
  }
  return {
    segment,
    gone,
    language,
    docOf,
    digestOf: (id) => {
      const doc = docOf(id)
      return doc === undefined ? undefined : lineAt(segment, doc, lineOf.digest)
    },
    forget: (id) => {
      const doc = docOf(id)
      if (doc !== undefined) gone.add(doc)
    },
  }
}
