import { isJsonObject, textAt } from '../../../src/json/json.ts'
import type { Json, JsonObject } from '../../../src/json/json.ts'
import { valueAt } from '../draft/content.ts'
import type { Content } from '../draft/content.ts'

/** What of a page was clicked. */
export interface Pointed {
  slice?: string
  words?: string
  picture?: string
}

/** What a field shows on a page. */
interface Shown {
  slice?: string
  words: string[]
  picture?: string
}

const unseen = new Set([
  'link_type',
  'id',
  'type',
  'slice_type',
  'variation',
  'key',
  'alt',
  'copyright',
  'lang',
])
const leastLetters = 3

/** The field that shows what was clicked, down to the block of a text; `undefined` when none does. */
export function fieldAt({ data }: Content, { slice, words = '', picture }: Pointed): string | undefined {
  const slices = slicesIn(data)
  const home = slices.find(([, one]) => textAt(one, 'id') === slice)
  if (slice !== undefined && !home) return undefined
  const places = home ? leavesOf(home[1], home[0]) : leavesOf(data, 'data')
  const ranked = places
    .map(([path, text]) => ({ path, rank: rankOf(path, text, words, picture) }))
    .toSorted((a, b) => b.rank - a.rank)
  const [best] = ranked
  if (best && best.rank > 0) return best.path
  return home && (places[0]?.[0] ?? home[0])
}

/** What a field shows, so that a page can find it. */
export function shownBy(content: Content, path: string): Shown {
  const home = slicesIn(content.data).find(([place]) => path === place || path.startsWith(`${place}.`))
  const slice = home && textAt(home[1], 'id')
  const value = valueAt(content, path)
  const leaves = path === home?.[0] ? [] : leavesOf(value, path)
  const address = leaves.find(([place]) => place === `${path}.url`)?.[1]
  return {
    ...(slice === undefined ? {} : { slice }),
    words: leaves.filter(([place]) => !place.endsWith('url')).map(([, text]) => text),
    ...(address === undefined ? {} : { picture: fileOf(address) }),
  }
}

function rankOf(path: string, text: string, words: string, picture: string | undefined): number {
  if (path.endsWith('.url')) return picture?.includes(fileOf(text)) ? Infinity : 0
  const tidied = text.replaceAll(/\s+/g, ' ').trim()
  if (tidied === words) return 1_000_000
  if (tidied.length < leastLetters || words.length < leastLetters) return 0
  if (words.includes(tidied)) return 1_000 + tidied.length
  return tidied.includes(words) ? 1 : 0
}

/** Every text and address in a value, with its place. */
function leavesOf(value: Json | undefined, path: string): [string, string][] {
  if (typeof value === 'string') return value ? [[path, value]] : []
  if (Array.isArray(value)) return value.flatMap((item, index) => leavesOf(item, `${path}.${index}`))
  if (!isJsonObject(value)) return []
  return Object.entries(value).flatMap(([name, item]) =>
    unseen.has(name) ? [] : leavesOf(item, `${path}.${name}`),
  )
}

function slicesIn(data: JsonObject): [string, JsonObject][] {
  return Object.entries(data).flatMap(([name, value]) =>
    Array.isArray(value)
      ? value.flatMap((item, index): [string, JsonObject][] =>
          isJsonObject(item) && 'slice_type' in item ? [[`data.${name}.${index}`, item]] : [],
        )
      : [],
  )
}

function fileOf(address: string): string {
  return decodeURIComponent(
    address
      .replace(/[?#].*$/, '')
      .split('/')
      .at(-1) ?? address,
  )
}
