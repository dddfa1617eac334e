import type { LinkTo } from './casino-facts.ts'
import { UnwrittenError } from './unwritten-error.ts'

type Data = Readonly<Record<string, unknown>>

/** Fields that a document of a language writes itself; all others are facts, and those of its original. */
const written: Readonly<Record<string, ReadonlySet<string>>> = {
  casino_review: new Set(
    'name headline summary warning cover logo pros cons best_for kyc_note self_exclusion slices meta_title meta_description noindex'.split(
      ' ',
    ),
  ),
  bonus: new Set(['title', 'value', 'eligible_games', 'contribution', 'significant_terms']),
}

/** Words that stand among facts. */
const remarks = new Set(['note', 'before', 'after', 'fee', 'hours', 'languages', 'claim'])

/**
 * The facts of an original with the remarks that its translation has in the same places.
 * Throws where a remark is not written.
 */
export function originalFacts(type: string, original: Data, translated: Data, linkTo: LinkTo): Data {
  const isFact = ([field]: [string, unknown]): boolean => !written[type]?.has(field)
  return Object.fromEntries(
    Object.entries(original)
      .filter(isFact)
      .map(([field, value]) => [field, merged(value, translated[field], field, linkTo)]),
  )
}

function merged(value: unknown, other: unknown, path: string, linkTo: LinkTo): unknown {
  const name = path.slice(path.lastIndexOf('.') + 1)
  if (remarks.has(name) && typeof value === 'string') {
    // A number of hours is a fact, and the hours of support are words.
    if (typeof other !== 'string') throw new UnwrittenError(`${path} is not written.`)
    return other
  }
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) {
    const others: readonly unknown[] = Array.isArray(other) ? other : []
    return value.map((each, index) => merged(each, others[index], `${path}.${index}`, linkTo))
  }
  const { link_type, id } = value as { link_type?: string; id?: string }
  if (link_type === 'Document' && id) {
    const type = /^[a-z]+(?:_[a-z]+)*(?=_)/.exec(id)?.[0] ?? ''
    return linkTo(type, id.slice(type.length + 1))
  }
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [
      key,
      merged(each, (other as Data | undefined)?.[key], `${path}.${key}`, linkTo),
    ]),
  )
}
