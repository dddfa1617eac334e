import { type Matches, type Meant, meantIn, placeOfMeant } from './match.ts'
import type { Part } from './live-part.ts'
import { fieldOf, lineAt, lineOf, noLine, type Segment, sentence } from './segment.ts'

/** A document that was found. */
export interface Hit {
  id: string
  uid: string | null
  kind: string
  title: string
  summary: string
  score: number
  /** Words of the document that match, exactly or nearly. */
  words: readonly string[]
  /** Those of them that stand in its title. */
  inTitle: readonly string[]
  /** How many words of the query match. */
  matched: number
  /**
   * A sentence of the document with a matching word, the summary before others. Where only a name in it matches, such as
   * a cell of a table, the summary with that name behind it.
   */
  line: string
  /** Whether `line` is a sentence, of which a part can be shown. */
  isSentence: boolean
}

/** A hit that reads what it says when it is asked: thousands are found, and a few shown. */
export class FoundDocument implements Hit {
  readonly score: number
  readonly matched: number
  readonly #segment: Segment
  readonly #part: number
  readonly #doc: number
  readonly #meant: readonly Meant[]
  #found: readonly Meant[] | undefined

  constructor(
    segment: Segment,
    part: number,
    doc: number,
    meant: readonly Meant[],
    score: number,
    matched: number,
  ) {
    this.#segment = segment
    this.#part = part
    this.#doc = doc
    this.#meant = meant
    this.score = score * matched
    this.matched = matched
  }

  get id(): string {
    return this.#line(lineOf.id)
  }

  get uid(): string | null {
    const uid = this.#line(lineOf.uid)
    return uid === '' ? null : uid
  }

  get kind(): string {
    return this.#segment.kinds[this.#segment.kindOf[this.#doc] ?? 0] ?? ''
  }

  get title(): string {
    return this.#line(lineOf.title)
  }

  get summary(): string {
    return this.#line(lineOf.summary)
  }

  get words(): readonly string[] {
    return [...new Set(this.#meantHere().map(({ word }) => word))]
  }

  get inTitle(): readonly string[] {
    const inTitle = this.#meantHere().filter(
      (each) =>
        this.#place(each, fieldOf.title) !== undefined || this.#place(each, fieldOf.joined) !== undefined,
    )
    return [...new Set(inTitle.map(({ word }) => word))]
  }

  get line(): string {
    const { best, isOfSummary } = this.#bestLine()
    const { summary } = this
    if (isOfSummary || best === undefined) return summary
    const line = this.#line(lineOf.text + (best & noLine))
    return best >= sentence ? line : [summary, line].filter(Boolean).join(' … ')
  }

  get isSentence(): boolean {
    const { best, isOfSummary } = this.#bestLine()
    return isOfSummary || (best !== undefined && best >= sentence)
  }

  /** The best word of the document for each of so many that were asked. */
  wordFor(words: number): readonly string[] {
    const here = this.#meantHere()
    return Array.from({ length: words }, (_, of) => of).flatMap((of) => {
      const [best] = here.filter((each) => each.of === of).toSorted((one, other) => other.weight - one.weight)
      return best?.word ?? []
    })
  }

  #bestLine(): { best: number | undefined; isOfSummary: boolean } {
    const here = this.#meantHere()
    const { summary } = this
    const isOfSummary =
      summary.includes(' ') &&
      summary !== this.title &&
      here.some((each) => this.#place(each, fieldOf.summary) !== undefined)
    const lines = here.flatMap((each) => {
      const place = this.#place(each, fieldOf.text)
      const line = place === undefined ? noLine : (this.#segment.lines[place] ?? noLine)
      return line === noLine ? [] : line
    })
    const sentences = lines.filter((line) => line >= sentence)
    const among = sentences.length > 0 ? sentences : lines
    return { best: among.length > 0 ? Math.min(...among) : undefined, isOfSummary }
  }

  #line(line: number): string {
    return lineAt(this.#segment, this.#doc, line)
  }

  #meantHere(): readonly Meant[] {
    this.#found ??= meantIn(this.#meant, this.#segment, this.#part, this.#doc)
    return this.#found
  }

  #place(meant: Meant, field: number): number | undefined {
    return placeOfMeant(meant, this.#segment, this.#part, this.#doc, field)
  }
}

/** What several ways of looking found together, the best first. Of equals those that were added first. */
export function foundDocuments(parts: readonly Part[], ways: readonly Matches[]): readonly FoundDocument[] {
  const found: FoundDocument[] = []
  /** The words of the ways, by which of them found a document. */
  const meantBy = new Map<number, readonly Meant[]>()
  for (const [part, { segment }] of parts.entries()) {
    const of = ways.map(({ scores, matched, meant }) => ({
      score: scores[part]!,
      has: matched[part]!,
      meant,
    }))
    for (let doc = 0; doc < segment.size; doc += 1) {
      let [score, matched, by] = [0, 0, 0]
      for (const [way, { score: scores, has }] of of.entries()) {
        if (has[doc] === 0) continue
        score += scores[doc]!
        matched = Math.max(matched, has[doc]!)
        by |= 1 << way
      }
      if (matched === 0) continue
      const meant = meantBy.get(by) ?? of.flatMap((way, at) => ((by >> at) & 1 ? way.meant : []))
      meantBy.set(by, meant)
      found.push(new FoundDocument(segment, part, doc, meant, score, matched))
    }
  }
  return found.toSorted((one, other) => other.score - one.score)
}
