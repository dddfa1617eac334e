import { href } from '@house-edge/routing'
import { Kept } from '@house-edge/serving/islands'
import { saveForm } from '@house-edge/readers/saving'
import { compareForm, mostCompared } from '@house-edge/reviews/comparing'
import { CompareBox, SaveButton } from '@house-edge/reviews/rendering'
import { Answers, type Kind, kinds, type ResultGroup, type Results } from '@house-edge/reviews/search'
import { Link } from '@house-edge/ui'
import { EmptyState, Flow, type FoundEntry, PageHeader, ResultList, Section } from '@house-edge/ui/page'
import type { ReactElement } from 'react'
import { listings } from '../../document/listings.ts'
import { links } from '../../links.ts'
import { routes } from '../../routes.ts'
import { SearchForm } from './search-form.tsx'

/** Kinds of results that readers can save. */
const savable: ReadonlySet<Kind> = new Set<Kind>(['casino_review', 'article'])

/** What a search found, or the ways on where it found nothing. */
export function FoundResults({
  question,
  kind,
  results,
  meant,
  searched,
}: {
  question: string
  kind: Kind | undefined
  results: Results
  meant: string | undefined
  /** In the words of the site, where these are others. */
  searched: string | undefined
}): ReactElement {
  const { groups, payments, found, isNoneThere } = results
  return (
    <>
      <PageHeader title="Search" lead={found === 0 ? undefined : foundWords(found, question)} />
      <Flow>
        <Section>
          <SearchForm question={question} />
          {searched !== undefined && <p>Here it is called otherwise, so this is what “{searched}” finds.</p>}
          <Answers results={results} links={links} />
        </Section>
        {groups.map((group) => (
          <Group key={group.kind} group={group} question={question} isAlone={kind !== undefined} />
        ))}
        {found === 0 && question !== '' && payments.length === 0 && !isNoneThere && (
          <Nothing question={question} meant={meant} isNarrowed={kind !== undefined} />
        )}
        {found === 0 && <Browse />}
      </Flow>
    </>
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
        around={keepResult}
        results={results.map(({ id, uid, title, href: to, status, score, band, logo, context }) => ({
          id,
          title,
          href: to,
          status,
          score,
          band,
          logo,
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

/** What is done with one depends on what it is, which its id and its address say. */
function keepResult({ action: _action, ...said }: FoundEntry, item: () => ReactElement) {
  return <Kept of={['result', JSON.stringify(said)]}>{item}</Kept>
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
