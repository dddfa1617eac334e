import { marked, numberWords } from '@house-edge/ui/language'
import { Kept } from '@house-edge/serving/islands'
import { saveForm } from '@house-edge/readers/saving'
import { formAskedFor, readerWords } from '@house-edge/readers/words'
import { compareForm, mostCompared } from '@house-edge/reviews/comparing'
import { CompareBox, SaveButton, reviewWords } from '@house-edge/reviews/rendering'
import {
  Answers,
  type Kind,
  kindWords,
  listAskedFor,
  orderWords,
  type ResultGroup,
  type Results,
} from '@house-edge/reviews/search'
import { ButtonLink, Link } from '@house-edge/ui'
import { EmptyState, Flow, type FoundEntry, PageHeader, ResultList, Section } from '@house-edge/ui/page'
import type { ReactElement } from 'react'
import { listings } from '../../document/listings.ts'
import { links } from '../../links.ts'
import { here, routes } from '../../routes.ts'
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
  const said = reviewWords().pages.search
  return (
    <>
      <PageHeader
        size="small"
        title={said.title}
        lead={found === 0 ? undefined : said.found(found, results.corrected ?? question)}
      />
      <Flow className="he-found">
        <Section>
          <SearchForm question={question} />
          {searched !== undefined && <p>{said.inOurWords(searched)}</p>}
          {found > 0 && results.corrected !== undefined && (
            <p>{said.corrected(question, results.corrected)}</p>
          )}
          <FormAskedFor question={question} />
          <ListAskedFor question={question} />
          <Answers results={results} links={links} />
        </Section>
        {groups.map((group) => (
          <Group
            key={group.kind}
            group={group}
            order={group.kind === 'casino_review' ? results.order : undefined}
            question={question}
            isAlone={kind !== undefined}
          />
        ))}
        {found === 0 && question !== '' && payments.length === 0 && !isNoneThere && (
          <Nothing question={question} meant={meant} isNarrowed={kind !== undefined} />
        )}
        {found === 0 && <Browse />}
      </Flow>
    </>
  )
}

/** The way to a form that is searched for by its name, before what is to be read about it. */
function FormAskedFor({ question }: { question: string }): ReactElement | null {
  const form = formAskedFor(question)
  if (form === undefined) return null
  const { sections, actions } = readerWords()
  return (
    <p>
      <ButtonLink href={here(routes[form])}>
        {form === 'complaints' ? sections.complaints.title : actions.signUp}
      </ButtonLink>
    </p>
  )
}

/** The way to a list that is searched for by its name: what is found are texts with the word. */
function ListAskedFor({ question }: { question: string }): ReactElement | null {
  const kind = listAskedFor(question)
  if (kind === undefined) return null
  return (
    <p>
      <ButtonLink href={listings[kind].path(1)} variant="quiet">
        {listings[kind].title}
      </ButtonLink>
    </p>
  )
}

function Group({
  group: { kind, results, found },
  order,
  question,
  isAlone,
}: {
  group: ResultGroup
  order: Results['order']
  question: string
  isAlone: boolean
}) {
  const said = reviewWords().pages.search
  const isCut = found > results.length
  return (
    <Section
      title={kindWords(kind)}
      titleId={kind}
      width="wide"
      more={
        isAlone ? (
          <Link href={searchPath(question)}>{said.allKinds}</Link>
        ) : (
          isCut && (
            <Link
              href={searchPath(question, kind)}
              aria-label={said.allOf(numberWords(found), kindWords(kind))}
            >
              {said.all(numberWords(found))}
            </Link>
          )
        )
      }
    >
      {order && <p>{orderWords(order)}</p>}
      {isAlone && isCut && <p>{said.theBest(numberWords(results.length), numberWords(found))}</p>}
      <ResultList
        layout="columns"
        around={keepResult}
        results={results.map(({ id, uid, title, href: to, status, score, band, logo, context, found }) => ({
          id,
          title,
          href: to,
          status,
          score,
          band,
          logo,
          context,
          found,
          ...(savable.has(kind) && {
            action: (
              <>
                {kind === 'casino_review' && (status === undefined || status === 'active') && (
                  <CompareBox form={compareForm} uid={uid} name={title} />
                )}
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
  const said = reviewWords().pages.search
  return (
    <EmptyState title={said.nothing(question)}>
      {meant !== undefined && meant !== question && (
        <>
          {marked(said.meant(meant), (part) => (
            <Link href={searchPath(meant)}>{part}</Link>
          ))}{' '}
        </>
      )}
      {isNarrowed && (
        <>
          {marked(said.everything, (part) => (
            <Link href={searchPath(question)}>{part}</Link>
          ))}{' '}
        </>
      )}
      {said.fewer}
    </EmptyState>
  )
}

/** Everything there is, for readers who do not know what to ask for. */
function Browse(): ReactElement {
  return (
    <Section title={reviewWords().pages.search.lookAround} width="wide">
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
            title: reviewWords().pages.compare.title,
            href: here(routes.compare),
            context: reviewWords().pages.compare.short(mostCompared),
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

function searchPath(question: string, kind?: Kind): string {
  return `${here(routes.search)}?${new URLSearchParams({ q: question, ...(kind && { kind }) })}`
}
