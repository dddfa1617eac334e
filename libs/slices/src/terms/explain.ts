/** A term of a glossary. */
export interface GlossaryTerm {
  /** The id of its entry, and of its explanation on other pages. */
  id: string
  name: string
  /** What else it is called in texts. */
  also: readonly string[]
  meaning: string
  /** A link field: where it is explained at length. */
  more: unknown
}

/** A term where it stands in a text. */
export interface MarkedTerm {
  start: number
  end: number
  term: Omit<GlossaryTerm, 'more' | 'also'> & { href: string }
}

/**
 * Finds the terms in a text that no text before it had, so that a page marks each once. One for each rendering of a page.
 *
 * @param text What stands in the page.
 * @param taken Where nothing can be marked, such as links. Default: nowhere.
 */
export type Explain = (
  text: string,
  taken?: readonly { start: number; end: number }[],
) => readonly MarkedTerm[]

/**
 * Explains the terms of a glossary where each comes first: put it into the context of a `SliceZone`.
 *
 * @param terms What is explained, as `glossaryTerms` reads it.
 * @param glossary The address of the page that has all of them.
 * @param most How many of them a page explains. Default: all that it has.
 *
 * @example
 * ```tsx
 * const explain = createExplain(glossaryTerms(await client.getByUID('page', 'glossary')), '/glossary')
 * return <SliceZone slices={page.data.slices} components={components} context={{ explain }} />
 * ```
 */
export function createExplain(
  terms: readonly GlossaryTerm[],
  glossary: string,
  most: number = Infinity,
): Explain {
  const byName = new Map<string, GlossaryTerm>()
  for (const term of terms)
    for (const name of [term.name, ...term.also]) {
      const key = name.toLowerCase()
      if (!byName.has(key)) byName.set(key, term)
    }
  if (byName.size === 0) return () => []
  // The longest first: "house edge" is not "house" and another word.
  const names = [...byName.keys()].toSorted((one, other) => other.length - one.length).map(escaped)
  const pattern = new RegExp(
    String.raw`(?<![\p{L}\p{M}\p{N}])(?:${names.join('|')})(?![\p{L}\p{M}\p{N}])`,
    'giu',
  )
  const explained = new Set<string>()
  return (text, taken = []) =>
    [...text.matchAll(pattern)].flatMap(({ 0: words, index: start }) => {
      const term = byName.get(words.toLowerCase())
      const end = start + words.length
      if (
        !term ||
        explained.size >= most ||
        explained.has(term.id) ||
        taken.some((each) => each.start < end && start < each.end)
      )
        return []
      explained.add(term.id)
      const { id, name, meaning } = term
      return [{ start, end, term: { id, name, meaning, href: `${glossary}#${id}` } }]
    })
}

function escaped(text: string): string {
  return text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`)
}
