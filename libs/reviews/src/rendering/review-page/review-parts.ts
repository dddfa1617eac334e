/**
 * The parts of a review, in the same order for every casino. Editors write slices in any order; what they left out is
 * drawn from the review’s data.
 *
 * @module
 */
import { readGroup, readText, sectionHeading } from '@house-edge/slices/reading'
import type { CasinoReviewDocument } from '../../documents.ts'
import { readRelation } from '../field/relation.ts'
import { spokenLanguage } from '@house-edge/ui/language'
import { words } from '../../words/words.ts'

/** A slice as the zone takes it. */
type Slice = Readonly<Record<string, unknown>> & { slice_type: string; primary: Record<string, unknown> }

/** One part of the test, as its author wrote it, under a heading of its own. */
interface TestPart {
  id: string
  title: string
  aside: string | undefined
  slices: readonly Slice[]
}

/** A review in parts. Each list may be empty. */
export interface ReviewParts {
  opening: readonly unknown[]
  score: readonly Slice[]
  payments: readonly Slice[]
  /** What the editors called the payouts. */
  paymentsAside: string | undefined
  offers: readonly Slice[]
  costs: readonly Slice[]
  licence: readonly Slice[]
  weighed: readonly Slice[]
  test: readonly TestPart[]
  questions: readonly Slice[]
  ways: readonly Slice[]
}

const partOfType: Readonly<Record<string, Exclude<keyof ReviewParts, 'test' | 'opening' | 'paymentsAside'>>> =
  {
    score_breakdown: 'score',
    payments_table: 'payments',
    bonus_card: 'offers',
    wagering_calculator: 'costs',
    evening_calculator: 'costs',
    licence_box: 'licence',
    pros_cons: 'weighed',
    faq: 'questions',
    help_block: 'ways',
    related: 'ways',
    call_to_action: 'ways',
  }

export const payoutsId = 'payouts'
export const testId = 'test'

/** By document and language: the headings are in that of the page. */
const known = new WeakMap<CasinoReviewDocument, Map<string, ReviewParts>>()

/** The parts of a review. The same document gives the same lists in a language, by which the ids of headings are kept. */
export function reviewParts(document: CasinoReviewDocument): ReviewParts {
  const inLanguages = known.get(document) ?? new Map<string, ReviewParts>()
  const before = inLanguages.get(spokenLanguage())
  if (before) return before
  const slices: readonly unknown[] = Array.isArray(document.data.slices) ? document.data.slices : []
  const parts = {
    opening: [] as unknown[],
    score: [] as Slice[],
    payments: [] as Slice[],
    paymentsAside: undefined as string | undefined,
    offers: [] as Slice[],
    costs: [] as Slice[],
    licence: [] as Slice[],
    weighed: [] as Slice[],
    test: [] as (TestPart & { slices: Slice[] })[],
    questions: [] as Slice[],
    ways: [] as Slice[],
  }
  for (const [index, slice] of slices.entries()) {
    if (!isSlice(slice)) {
      // The zone says so to the editors.
      parts.opening.push(slice)
      continue
    }
    const part = Object.hasOwn(partOfType, slice.slice_type) ? partOfType[slice.slice_type] : undefined
    if (part === 'payments') parts.paymentsAside ??= asideOf(slice)
    if (part) {
      parts[part].push(plainly(slice, part, parts[part].length === 0))
      continue
    }
    const heading = openingHeading(slice)
    if (heading) {
      const id = sectionHeading({ slice, slices, index }).titleId
      parts.test.push({ id: id ?? `test-${index}`, ...heading, slices: [] })
    }
    const last = parts.test.at(-1)
    if (last) last.slices.push(heading ? withoutHeading(slice) : slice)
    else parts.opening.push(slice)
  }
  for (const [part, type, field] of drawn)
    if (parts[part].length === 0 && (document.data[field]?.length ?? 0) > 0)
      parts[part].push(plainly({ slice_type: type, variation: 'default', primary: {} }, part, true))
  parts.offers.push(...otherOffers(document, parts.offers))
  inLanguages.set(spokenLanguage(), parts)
  known.set(document, inLanguages)
  return parts
}

/** What is drawn from the data of a review that has no slice for it. Nothing is where nothing is known. */
const drawn = [
  ['score', 'score_breakdown', 'rating_breakdown'],
  ['payments', 'payments_table', 'payments'],
  ['licence', 'licence_box', 'licences'],
  ['weighed', 'pros_cons', 'cons'],
] as const

/** The offers that no slice names: a list counts them, so readers find them here. A card of the first shows nothing twice. */
function otherOffers({ data }: CasinoReviewDocument, slices: readonly Slice[]): readonly Slice[] {
  const named = new Set(slices.map(({ primary }) => readRelation(primary['bonus'], 'bonus')?.id))
  return readGroup(data.bonuses).flatMap(({ bonus }) => {
    const id = readRelation(bonus, 'bonus')?.id
    return id === undefined || named.has(id)
      ? []
      : [{ slice_type: 'bonus_card', variation: 'default', primary: { bonus } }]
  })
}

/** With a plain heading, and the editors’ own beneath it. Of several of a kind the first has it. */
function plainly(slice: Slice, part: keyof ReviewParts, isFirst: boolean): Slice {
  const titles = words().review.parts
  const title = Object.hasOwn(titles, part) ? titles[part as keyof typeof titles] : undefined
  if (part === 'payments')
    return { ...slice, primary: { ...slice.primary, title: undefined, aside: undefined } }
  if (!title || part === 'offers' || !isFirst) return slice
  const aside = asideOf(slice)
  return { ...slice, primary: { ...slice.primary, title, aside: aside === title ? undefined : aside } }
}

function asideOf({ primary }: Slice): string | undefined {
  return readText(primary['aside']) ?? readText(primary['title'])
}

function isSlice(slice: unknown): slice is Slice {
  const { slice_type: type, primary } = Object(slice) as Partial<Slice>
  return typeof type === 'string' && typeof primary === 'object' && primary !== null
}

/** The heading a text begins with. */
function openingHeading({ slice_type: type, primary }: Slice): Pick<TestPart, 'title' | 'aside'> | undefined {
  if (type !== 'rich_text' || !Array.isArray(primary['content'])) return undefined
  const first = Object(primary['content'][0]) as { type?: unknown; text?: unknown }
  const title = first.type === 'heading2' ? readText(first.text) : undefined
  return title === undefined ? undefined : { title, aside: readText(primary['aside']) }
}

function withoutHeading(slice: Slice): Slice {
  const content = slice.primary['content'] as readonly unknown[]
  return { ...slice, primary: { ...slice.primary, content: content.slice(1), aside: undefined } }
}
