import { readGroup, readText } from '@house-edge/slices/reading'
import { readRelation } from '../field/relation.ts'

/** A casino that can be ticked on a page. */
interface Choosable {
  uid: string
  name: string
}

type Fields = Readonly<Record<string, unknown>>

const groupOf = (value: unknown): readonly Fields[] => readGroup(value as readonly Fields[])

/** Pages whose boxes all stand in what their document lists: a review has one of its own beside them. */
const wholly = new Set<unknown>(['home', 'article', 'page'])

/** The casinos that the page of a document lets its readers tick, each once, for the `ChoiceNames` of the page. */
export function choicesOf(document: unknown): readonly Choosable[] {
  const { type, data } = Object(document) as { type?: unknown; data?: Fields }
  if (!wholly.has(type)) return []
  const listed = [
    ...groupOf(data?.['featured_reviews']),
    ...groupOf(data?.['slices']).flatMap(({ primary }) => groupOf((Object(primary) as Fields)['items'])),
  ].flatMap((item) => {
    const review = readRelation(item['review'] ?? item['document'], 'casino_review')
    const name = readText(review?.fields.name)
    return review?.uid && name ? [{ uid: review.uid, name }] : []
  })
  return [...new Map(listed.map((one) => [one.uid, one])).values()]
}

/** The place of a casino among those of its page. `undefined`: it is not named there. */
export function placeOf(document: unknown, uid: string | null | undefined): number | undefined {
  const place = choicesOf(document).findIndex((one) => one.uid === uid)
  return place === -1 ? undefined : place
}
