import { Island } from '@house-edge/serving/islands'
import { CompareBox, SaveButton } from '@house-edge/slices'
import { Button, Link } from '@house-edge/ui'
import { ControlField, Form } from '@house-edge/ui/forms'
import { EmptyState, Flow, PageHeader, ResultList, Section } from '@house-edge/ui/page'
import { href } from '@house-edge/routing'
import type { Metadata } from 'next'
import { Fragment, type ReactElement } from 'react'
import { compareForm } from '../../comparing/compare-bar.tsx'
import { mostCompared } from '../../comparing/compared.ts'
import { contentStore } from '../../content/content-store.ts'
import { listings } from '../../document/listings.ts'
import { today } from '../../finding/all-casinos.ts'
import { SiteFrame } from '../../frame/site-frame.tsx'
import { routes } from '../../routes.ts'
import { saveForm } from '../../saving/save-form.tsx'
import { hrefOfChoice } from '../../finding/choice.ts'
import { noChoice, orders } from '../../finding/facets.ts'
import { meantOrders } from '../../search/meant-orders.ts'
import { findResults, type ResultGroup } from '../../search/results.ts'
import { longestQuestion } from '../../search/question.ts'
import { SearchBox } from '../../search/search-box.island.tsx'
import { isKind, type Kind, kinds } from '../../search/searchable.ts'
import { siteSearch } from '../../search/site-search.ts'

/** Kinds of results that readers can save. */
const savable: ReadonlySet<Kind> = new Set<Kind>(['casino_review', 'article'])

const fieldId = 'search-question'

/** Rendered for each query, never cached. */
export const dynamic = 'force-dynamic'

interface Props {
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const { question } = await readQuestion(searchParams)
  return {
    title: question === '' ? 'Search' : `Search: ${question}`,
    description: 'Reviews, articles, people, topics, offers and payment methods, in one search.',
    robots: { index: false, follow: true },
  }
}

/** Search results, at `/search?q=`. */
export default async function SearchPage({ searchParams }: Props) {
  const { question, kind } = await readQuestion(searchParams)
  const store = contentStore()
  const index = await siteSearch(store)
  const groups = await findResults(index, store.client, question, today(), kind)
  const found = groups.reduce((sum, group) => sum + group.found, 0)
  const meant = found === 0 ? index.suggest(question) : undefined
  return (
    <SiteFrame path={href(routes.search)} isPersonal>
      <PageHeader title="Search" lead={found === 0 ? undefined : foundWords(found, question)} />
      <Flow>
        <Section>
          <Form
            action={href(routes.search)}
            method="get"
            layout="line"
            actions={<Button type="submit">Search</Button>}
            aria-label="Search everything"
          >
            <ControlField
              id={fieldId}
              label="What are you looking for?"
              hint="A casino, a game, an offer, a way to pay, somebody who writes here."
            >
              <Island
                name="search-box"
                component={SearchBox}
                props={{ id: fieldId, describedBy: `${fieldId}-hint`, question }}
                isPlain
              />
            </ControlField>
          </Form>
          <Listings question={question} />
        </Section>
        {groups.map((group) => (
          <Group key={group.kind} group={group} question={question} isAlone={kind !== undefined} />
        ))}
        {found === 0 && question !== '' && (
          <Nothing question={question} meant={meant} isNarrowed={kind !== undefined} />
        )}
        {found === 0 && <Browse />}
      </Flow>
    </SiteFrame>
  )
}

/** The list of casinos in the order that is asked for: no document answers it as well. */
function Listings({ question }: { question: string }): ReactElement | null {
  const meant = meantOrders(question)
  if (meant.length === 0) return null
  return (
    <p>
      Every casino we have tested:{' '}
      {meant.map((order, place) => (
        <Fragment key={order}>
          {place > 0 && ' · '}
          <Link href={hrefOfChoice({ ...noChoice, order })}>{orders[order]?.words}</Link>
        </Fragment>
      ))}
    </p>
  )
}

function Group({
  group: { kind, results, found },
  question,
  isAlone,
}: {
  group: ResultGroup
  question: string
  isAlone: boolean
}) {
  const isCut = found > results.length
  return (
    <Section
      title={kinds[kind]}
      titleId={kind}
      more={
        isAlone ? (
          <Link href={searchPath(question)}>All kinds</Link>
        ) : (
          isCut && (
            <Link href={searchPath(question, kind)}>
              All {found} <span className="he-hidden">of {kinds[kind]}</span>
            </Link>
          )
        )
      }
    >
      {isAlone && isCut && (
        <p>
          The best {results.length} of {found}. More words find fewer.
        </p>
      )}
      <ResultList
        results={results.map(({ id, uid, title, href: to, status, context }) => ({
          id,
          title,
          href: to,
          status,
          context,
          ...(savable.has(kind) && {
            action: (
              <>
                {kind === 'casino_review' && <CompareBox form={compareForm} uid={uid} name={title} />}
                <SaveButton form={saveForm} id={id} title={title} />
              </>
            ),
          }),
        }))}
      />
    </Section>
  )
}

function Nothing({
  question,
  meant,
  isNarrowed,
}: {
  question: string
  meant: string | undefined
  isNarrowed: boolean
}): ReactElement {
  return (
    <EmptyState title={`Nothing found for “${question}”`}>
      {meant !== undefined && meant !== question && (
        <>
          Did you mean <Link href={searchPath(meant)}>{meant}</Link>?{' '}
        </>
      )}
      {isNarrowed && (
        <>
          Look for it in <Link href={searchPath(question)}>everything</Link>.{' '}
        </>
      )}
      Fewer words find more, and a name is enough.
    </EmptyState>
  )
}

/** Everything there is, for readers who do not know what to ask for. */
function Browse(): ReactElement {
  return (
    <Section title="Or look around" width="wide">
      <ResultList
        layout="columns"
        results={[
          ...browsable.map((type) => ({
            id: type,
            title: listings[type].title,
            href: listings[type].path(1),
            context: listings[type].lead,
          })),
          {
            id: 'compare',
            title: 'Casinos compared',
            href: href(routes.compare),
            context: `Up to ${mostCompared} side by side, with the differences marked.`,
          },
        ]}
      />
    </Section>
  )
}

const browsable = [
  'casino_review',
  'bonus',
  'payment_method',
  'article',
  'topic',
  'game_provider',
  'operator',
  'regulator',
] as const

function foundWords(found: number, question: string): string {
  return `${found === 1 ? '1 result' : `${found} results`} for “${question}”`
}

function searchPath(question: string, kind?: Kind): string {
  return `${href(routes.search)}?${new URLSearchParams({ q: question, ...(kind && { kind }) })}`
}

async function readQuestion(
  searchParams: Props['searchParams'],
): Promise<{ question: string; kind: Kind | undefined }> {
  const { q, kind } = await searchParams
  const asked = [kind ?? ''].flat()[0] ?? ''
  return {
    question: ([q ?? ''].flat()[0] ?? '').slice(0, longestQuestion).trim(),
    kind: isKind(asked) ? asked : undefined,
  }
}
