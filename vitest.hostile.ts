/**
 * Content that no service should send: every field of a document or slice, one at a
 * time, missing or of the wrong kind.
 *
 * @module
 */

/** One piece of content with one thing wrong. */
interface WrongContent {
  /** Which field, and what it holds instead. */
  what: string
  content: unknown
}

/** Words that only a program writes, and what must never leave the content as it came. */
const forbidden = /undefined|\bNaN\b|Infinity|\[object|Invalid Date|javascript:|<script|onerror=|\sstyle=/i

/**
 * What is wrong with the markup of some content, whichever one of its fields is wrong.
 *
 * @param render The markup of the content.
 */
export function faultsOf(content: unknown, render: (content: never) => string): readonly string[] {
  return wrongContents(content).flatMap(({ what, content: wrong }) => {
    const fault = faultOf(() => render(wrong as never))
    return fault === undefined ? [] : [`${what}: ${fault}`]
  })
}

function faultOf(render: () => string): string | undefined {
  try {
    return forbidden.exec(render())?.[0]
  } catch (thrown) {
    return String(thrown)
  }
}

type Path = readonly (string | number)[]

const wrongValues: readonly unknown[] = [
  undefined,
  null,
  'words instead',
  -1e21,
  Number.NaN,
  true,
  [null, 7, 'x', [[]]],
  {},
  { url: 'javascript:alert(1)', link_type: 'Web', type: 'casino_review', data: { name: { x: 1 } } },
]

/** What the service wraps around content and no component reads. */
const envelope = new Set([
  'alternate_languages',
  'edit',
  'first_publication_date',
  'href',
  'key',
  'lang',
  'last_publication_date',
  'linked_documents',
  'slug',
  'slugs',
  'tags',
])

/**
 * Lists every way to get one field of the content wrong. Of a list the first
 * item of each type is taken apart, the others are alike.
 */
function wrongContents(content: unknown): readonly WrongContent[] {
  return pathsOf(content).flatMap((path) =>
    wrongValues.map((value) => ({
      what: `${path.join('.')} = ${shown(value)}`,
      content: replaced(content, path, value),
    })),
  )
}

function pathsOf(value: unknown, path: Path = []): readonly Path[] {
  if (Array.isArray(value)) {
    return firstOfEachType(value).flatMap((index) => [
      [...path, index],
      ...pathsOf(value[index], [...path, index]),
    ])
  }
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) =>
    envelope.has(key) ? [] : [[...path, key], ...pathsOf(inner, [...path, key])],
  )
}

function firstOfEachType(items: readonly unknown[]): readonly number[] {
  const types = items.map((item) => (item as { type?: unknown } | null)?.type)
  return items.flatMap((_, index) => (types.indexOf(types[index]) === index ? [index] : []))
}

function replaced(content: unknown, [first, ...rest]: Path, value: unknown): unknown {
  if (first === undefined) return value
  if (Array.isArray(content)) {
    return content.map((item, index) => (index === first ? replaced(item, rest, value) : item))
  }
  const record = content as Readonly<Record<string, unknown>>
  return { ...record, [first]: replaced(record[first], rest, value) }
}

function shown(value: unknown): string {
  return typeof value === 'number' ? String(value) : (JSON.stringify(value) ?? 'undefined')
}
