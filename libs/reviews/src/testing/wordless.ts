import { readContentFolder } from '@house-edge/content/node'
import { join } from 'node:path'
import type { CasinoReviewDocument } from '../documents.ts'

const { documents } = readContentFolder(join(import.meta.dirname, '../../../../content'))

/** What documents choose from and lead to, which is no text: codes, days, addresses, names of fields. */
const isNoText = /^(?:[a-z0-9_-]+(?: [a-z0-9_-]+){0,2}|[A-Z]{2,3}(?:, ?[A-Z]{2,3})*|\d{4}-.*|https?:.*|\/.*)$/
const namesOfChoices = new Set(['link_type', 'slice_type', 'variation', 'type', 'id', 'uid', 'lang', 'url'])

/** A document without a word in Latin letters, so that what is left of them is ours; links carry what they lead to. */
function wordless(value: unknown, key = '', depth = 0): unknown {
  if (typeof value === 'string')
    return namesOfChoices.has(key) || (key !== 'also' && isNoText.test(value)) ? value : 'ω'.repeat(9)
  if (Array.isArray(value)) return value.map((each) => wordless(each, key, depth))
  if (typeof value !== 'object' || value === null) return value
  const linked = 'link_type' in value && 'id' in value && depth < 2 ? documentOf(value.id) : undefined
  const whole = linked
    ? { ...value, type: linked.type, uid: linked.uid, url: `/${linked.uid}`, data: linked.data }
    : value
  return Object.fromEntries(
    Object.entries(whole).map(([name, each]) => [name, wordless(each, name, depth + (linked ? 1 : 0))]),
  )
}

function documentOf(id: unknown) {
  return documents.find((document) => document.id === id)
}

/** The documents of a type in English, without their words. */
export function allOf(type: string): readonly unknown[] {
  return documents
    .filter((document) => document.type === type && document.lang === 'en-gb')
    .map((document) => ({ ...(wordless(document) as object), url: `/${document.uid}` }))
}

/** The service sends a group that is empty; a file of the demonstration leaves it out. */
export function withGroups(review: CasinoReviewDocument): CasinoReviewDocument {
  const empty = { bonuses: [], payments: [], providers: [], licences: [] }
  return { ...review, data: { ...empty, ...review.data } }
}
