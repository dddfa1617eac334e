import { createFinder, type Finder } from '../text-index/finder.ts'
import type { LivePart, Part } from '../text-index/live-part.ts'
import type { SearchIndex } from '../text-index/search-index.ts'

type Searched = Pick<SearchIndex, 'parts'>
/** What looks for them, and how many there are. */
type Both = Finder & { readonly size: number }

/**
 * Searches the documents of a language and those of another that are shown where there is none in this one, as one: what is
 * found is weighed together.
 *
 * @returns What searches both, but for these documents of the other. The same until something changes.
 */
export function searchBoth(own: Searched, other: Searched): (translated: readonly string[]) => Both {
  let known: { of: string; parts: readonly LivePart[]; finder: Both } | undefined
  return (translated) => {
    const parts = [...own.parts(), ...other.parts()]
    // What is gone from a part is noted in it.
    const of = `${parts.map(({ gone }) => gone.size).join()} ${translated.join()}`
    if (known?.of === of && isSame(known.parts, parts)) return known.finder
    const searched = [...own.parts(), ...other.parts().map((part) => without(part, translated))]
    const size = searched.reduce((sum, { segment, gone }) => sum + segment.size - gone.size, 0)
    known = { of, parts, finder: { ...createFinder(() => searched), size } }
    return known.finder
  }
}

function isSame(one: readonly LivePart[], other: readonly LivePart[]): boolean {
  return one.length === other.length && one.every((part, at) => part === other[at])
}

function without({ segment, gone, language, docOf }: LivePart, ids: readonly string[]): Part {
  const hidden = ids.flatMap((id) => docOf(id) ?? [])
  return { segment, gone: new Set([...gone, ...hidden]), language }
}
