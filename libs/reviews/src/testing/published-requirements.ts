/**
 * A search engine's published requirements for structured data, and a check against them.
 * As published on 22 November 2026. Read the pages again before adding a type.
 *
 * @module
 */

interface Requirement {
  /** The page that says so. */
  source: string
  /** Paths that must lead to a value; `[]` stands for each entry of a list. */
  required: readonly string[]
}

const docs = 'https://developers.google.com/search/docs/appearance/structured-data'

export const publishedRequirements: Readonly<Record<string, Requirement>> = {
  Review: {
    source: `${docs}/review-snippet`,
    required: ['author.name', 'itemReviewed.name', 'reviewRating.ratingValue'],
  },
  // Of an article nothing is required. Headline and author are recommended.
  Article: { source: `${docs}/article`, required: ['headline', 'author.name'] },
  BreadcrumbList: {
    source: `${docs}/breadcrumb`,
    required: ['itemListElement[].position', 'itemListElement[].name'],
  },
  ItemList: {
    source: `${docs}/carousel`,
    required: ['itemListElement[].position', 'itemListElement[].url'],
  },
  Organization: { source: `${docs}/organization`, required: ['name', 'url', 'logo'] },
  ProfilePage: { source: `${docs}/profile-page`, required: ['mainEntity.name'] },
  WebSite: {
    source: 'https://developers.google.com/search/docs/appearance/site-names',
    required: ['name', 'url'],
  },
}

/** Types and fields that engines allow only on pages of other kinds. */
const barred = {
  // Only health and government: https://developers.google.com/search/blog/2023/08/howto-faq-changes
  FAQPage: 'is for pages of authorities',
  // Ratings of other people, or copied from other sites: review-snippet, "Guidelines".
  AggregateRating: 'would count as our own what readers say',
}
const barredFields = {
  // https://developers.google.com/search/docs/appearance/structured-data/product-snippet
  positiveNotes: 'is for reviews of products',
  negativeNotes: 'is for reviews of products',
}

/** The faults of structured data, one sentence each. */
export function requirementFaults(thing: Readonly<Record<string, unknown>>): readonly string[] {
  const type = String(thing['@type'])
  const requirement = publishedRequirements[type]
  if (!requirement) return [`${type}: nothing published asks for it`]
  const missing = requirement.required.flatMap((path) =>
    valuesAt(thing, path.split('.')).every(isSaid)
      ? []
      : [`${type}: ${path} is missing (${requirement.source})`],
  )
  return [
    ...missing,
    ...(thing['@context'] === 'https://schema.org' ? [] : [`${type}: in no vocabulary`]),
    ...untypedIn(thing),
    ...barredIn(thing),
    ...(checks[type]?.(thing) ?? []),
  ]
}

const checks: Readonly<Record<string, (thing: Readonly<Record<string, unknown>>) => readonly string[]>> = {
  Review: (thing) => {
    const [item, rating] = [record(thing['itemReviewed']), record(thing['reviewRating'])]
    const [value, best, worst] = ['ratingValue', 'bestRating', 'worstRating'].map((name) => rating[name])
    return [
      // Engines show stars for a few types only. An online casino is an organisation, not a local business.
      ...(item['@type'] === 'Organization' ? [] : ['Review: reviews something else than an organisation']),
      ...(item['name'] === record(thing['publisher'])['name'] ? ['Review: of ourselves'] : []),
      ...(Number(worst) <= Number(value) && Number(value) <= Number(best)
        ? []
        : ['Review: the rating lies outside its scale']),
      ...(String(record(thing['author'])['name']).length < 100
        ? []
        : ['Review: the author’s name is too long']),
    ]
  },
  BreadcrumbList: (thing) => [
    ...inOrder(thing, 2),
    // Of the last one the page itself is the item.
    ...(valuesAt(thing, ['itemListElement[]', 'item']).slice(0, -1).every(isSaid)
      ? []
      : ['BreadcrumbList: a step leads nowhere']),
  ],
  ItemList: (thing) => inOrder(thing, 1),
}

function inOrder(thing: Readonly<Record<string, unknown>>, least: number): readonly string[] {
  const places = valuesAt(thing, ['itemListElement[]', 'position']).map(Number)
  const first = places[0] ?? 0
  return places.length >= least && places.every((place, at) => place === first + at)
    ? []
    : [`${String(thing['@type'])}: fewer than ${least}, or not in order`]
}

/** What it consists of says what it is, too. */
function untypedIn(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(untypedIn)
  if (typeof value !== 'object' || value === null) return []
  return [
    ...('@type' in value && isSaid(value['@type']) ? [] : [`${JSON.stringify(value)}: without a type`]),
    ...Object.values(value).flatMap(untypedIn),
  ]
}

function barredIn(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(barredIn)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, field]) => [
    ...(name === '@type' && Object.hasOwn(barred, String(field))
      ? [`${String(field)} ${barred[field as keyof typeof barred]}`]
      : []),
    ...(Object.hasOwn(barredFields, name)
      ? [`${name} ${barredFields[name as keyof typeof barredFields]}`]
      : []),
    ...barredIn(field),
  ])
}

/** Every value a path leads to; `undefined` for an end that leads to none. */
function valuesAt(value: unknown, [step, ...rest]: readonly string[]): readonly unknown[] {
  if (step === undefined) return [value]
  const isEach = step.endsWith('[]')
  const next = record(value)[isEach ? step.slice(0, -2) : step]
  if (!isEach) return valuesAt(next, rest)
  return Array.isArray(next) && next.length > 0 ? next.flatMap((each) => valuesAt(each, rest)) : [undefined]
}

function isSaid(value: unknown): boolean {
  return typeof value === 'number' || (typeof value === 'string' && value.trim() !== '')
}

function record(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
}
