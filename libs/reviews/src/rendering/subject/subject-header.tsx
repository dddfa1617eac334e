import { type Fact, FactList, Link } from '@house-edge/ui'
import { PageHeader, Section } from '@house-edge/ui/page'
import type { ReactElement, ReactNode } from 'react'
import { hasRichText, linkProps, RichText } from '@house-edge/slices'
import { readChoice, readGroup, readImage, readNumber, readText } from '@house-edge/slices/reading'
import type { AllDocumentTypes, CasinoReviewDocument } from '../../documents.ts'
import type { DocumentFields } from '../field/relation.ts'
import { stateWords, listNodes } from '../words/list-words.ts'
import { words } from '../../words/words.ts'

/** What reviews and articles name, and what has a page of its own. */
export type SubjectType =
  | 'bonus'
  | 'game_provider'
  | 'operator'
  | 'payment_method'
  | 'person'
  | 'regulator'
  | 'topic'

/** A document about one of them. */
export type SubjectDocument = Extract<AllDocumentTypes, { type: SubjectType }>

/** The head of such a page: what it is, its name, and what its document says of it. Renders nothing without a name. */
export function SubjectHeader({
  document,
  maker,
}: {
  document: SubjectDocument
  /** The casino of an offer, whose name alone does not say what it is. */
  maker?: CasinoReviewDocument | undefined
}): ReactElement | null {
  const name = subjectTitle(document, maker)
  if (!name) return null
  const { kind, lead, facts } = openings[document.type](document.data)
  return (
    <PageHeader
      size="small"
      title={name}
      kind={kind}
      lead={lead}
      image={document.type === 'person' ? readImage(document.data.photo) : undefined}
    >
      <FactList facts={facts} layout="columns" />
    </PageHeader>
  )
}

/** What its document says at length: who a person is, how a regulator works. Renders nothing where the field is empty. */
export function SubjectAbout({ document }: { document: SubjectDocument }): ReactElement | null {
  const fields = document.data as DocumentFields<'operator'> & DocumentFields<'person'>
  // People have a field of their own for it, which their bylines use too.
  const about = hasRichText(fields.bio) ? fields.bio : fields.about
  if (!hasRichText(about)) return null
  return (
    <Section aria-label={words().subjectPages.about(subjectName(document) ?? '')}>
      <RichText field={about} />
    </Section>
  )
}

/** What a subject is called. */
export function subjectName({ data }: SubjectDocument): string | undefined {
  return readText('title' in data ? data.title : data.name)
}

/** What its page is called: of an offer also at which casino. */
export function subjectTitle(document: SubjectDocument, maker?: CasinoReviewDocument): string | undefined {
  const name = subjectName(document)
  const casino = readText(maker?.data.name)
  return name === undefined || casino === undefined ? name : words().subjectPages.offerAt(name, casino)
}

interface Opening {
  kind: string | undefined
  lead?: string | undefined
  facts: readonly Fact[]
}

/** What tells a payment method, or what has a country, from others in a list. `undefined`: nothing that its document says. */
export function kindOfSubject(document: SubjectDocument): string | undefined {
  if (document.type === 'payment_method') return wordsOf(words().subjectPages.methods, document.data.kind)
  return 'country' in document.data ? country(document.data) : undefined
}

/** By type, so that the compiler asks for the opening of a type that is new. */
const openings: { [Type in SubjectType]: (fields: DocumentFields<Type>) => Opening } = {
  person: (fields) => ({
    kind: readText(fields.role),
    lead: readText(fields.credentials),
    facts: factsOf([[words().subjectPages.facts.elsewhere, elsewhere(fields)]]),
  }),
  topic: (fields) => ({ kind: words().search.notes.topic, lead: readText(fields.description), facts: [] }),
  game_provider: (fields) => ({
    kind: words().search.notes.game_provider,
    facts: factsOf([[words().subjectPages.facts.country, country(fields)]]),
  }),
  payment_method: (fields) => ({
    kind: words().search.notes.payment_method,
    facts: factsOf([[words().subjectPages.facts.kind, wordsOf(words().subjectPages.methods, fields.kind)]]),
  }),
  operator: (fields) => ({
    kind: words().search.notes.operator,
    facts: factsOf([
      [words().subjectPages.facts.country, country(fields)],
      [words().subjectPages.facts.founded, readNumber(fields.founded_year, { min: 1800, max: 2100 })],
    ]),
  }),
  regulator: (fields) => ({
    kind: words().search.notes.regulator,
    facts: factsOf([
      [words().subjectPages.facts.country, country(fields)],
      [words().subjectPages.facts.tier, wordsOf(words().subjectPages.tiers, fields.tier)],
      [words().subjectPages.facts.register, register(fields)],
    ]),
  }),
  bonus: (fields) => ({
    kind: wordsOf(words().offers.kinds, fields.type) ?? words().lists.row.offer,
    facts: [],
  }),
}

function country(fields: { country?: unknown }): string | undefined {
  return stateWords(readText(fields.country))
}

function register(fields: DocumentFields<'regulator'>): ReactNode {
  const href = linkProps(fields.register_url)?.href
  return href && <Link href={href}>{words().subjectPages.facts.lookUp}</Link>
}

/** The host alone as words: readers see where a link leads, whatever an editor would have called it. */
function elsewhere(fields: DocumentFields<'person'>): ReactNode {
  const links = readGroup(fields.same_as).flatMap((item) => {
    const href = linkProps(item.link)?.href
    return href && URL.canParse(href)
      ? [
          <Link key={href} href={href}>
            {new URL(href).hostname}
          </Link>,
        ]
      : []
  })
  return listNodes(links)
}

function wordsOf(words: Readonly<Record<string, string>>, value: unknown): string | undefined {
  const choice = readChoice(value, Object.keys(words))
  return choice === undefined ? undefined : words[choice]
}

function factsOf(facts: readonly (readonly [string, ReactNode])[]): readonly Fact[] {
  return facts.flatMap(([label, value]) => (value === undefined ? [] : [{ label, value }]))
}
