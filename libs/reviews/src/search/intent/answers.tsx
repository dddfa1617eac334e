import { durationWords } from '../../rendering/words/duration-words.ts'
import { countryWords } from '../../rendering/words/list-words.ts'
import { Link } from '@house-edge/ui'
import { marked } from '@house-edge/ui/language'
import { Fragment, type ReactElement } from 'react'
import type { Links } from '../../links.ts'
import { hrefOfChoice } from '../../filter/choice.ts'
import { noChoice, orders } from '../../filter/facets.ts'
import { words } from '../../words/words.ts'
import type { PaymentFound, Results } from '../results.ts'

/** What a question about all casinos is answered with in a sentence, and the lists that answer it further. */
export function Answers({ results, links }: { results: Results; links: Links }): ReactElement {
  const { intent, payments, filters } = results
  const values = intent.country === undefined ? {} : { country: intent.country.toLowerCase() }
  const place = intent.country === undefined ? undefined : countryWords(intent.country)
  const isEmpty = intent.isNegated || results.isNoneThere
  const lists = isEmpty ? [] : intent.aspects.filter((aspect) => orders[aspect] !== undefined)
  return (
    <>
      {payments.map((payment) => (
        <Payment key={payment.name} payment={payment} values={values} place={place} links={links} />
      ))}
      <NoneThere results={results} />
      {filters.map(({ words, href }) => (
        <p key={href}>
          <Link href={href}>{words}</Link>
        </p>
      ))}
      {lists.length > 0 && (
        <p>
          {lists.map((order, at) => (
            <Fragment key={order}>
              {at > 0 && ' · '}
              <Link href={hrefOfChoice({ ...noChoice, values, order }, links)}>
                {listWords(results.listed, orders[order]!.said(), place)}
              </Link>
            </Fragment>
          ))}
        </p>
      )}
    </>
  )
}

/** A list of all casinos, those of a country where one is asked about, and its order, in a sentence. */
function listWords(casinos: number, order: string, place: string | undefined): string {
  const { lists, search } = words()
  const { everyCasino, casinosIn } = search.answers
  const inSentence = lists.chosen.inSentence(order)
  return place === undefined ? everyCasino(casinos, inSentence) : casinosIn(casinos, place, inSentence)
}

function Payment({
  payment: { name: way, methods, casinos, apart, quickest },
  values,
  place,
  links,
}: {
  payment: PaymentFound
  /** The country that is asked about. */
  place: string | undefined
  values: Readonly<Record<string, string>>
  links: Links
}): ReactElement {
  const { answers: said, ways } = words().search
  const name = Object.hasOwn(ways, way) ? ways[way as keyof typeof ways] : way
  if (casinos === 0)
    return (
      <p>
        <strong>{methods.length === 0 ? said.noneTakes(name) : said.noneRecommendedTakes(name)}</strong>{' '}
        {apart > 0 && said.onlyApart(apart)}{' '}
        {marked(said.whatTheyTake, (part) => (
          <Link href={links.paymentMethods}>{part}</Link>
        ))}
      </p>
    )
  return (
    <p>
      <strong>{said.take(casinos, name, place ?? words().lists.found.everywhere)}</strong>:{' '}
      {methods.map(({ uid, name: method }, at) => (
        <Fragment key={uid}>
          {at > 0 && ' · '}
          <Link href={hrefOfChoice({ ...noChoice, values: { ...values, method: uid } }, links)}>
            {methods.length === 1 ? said.all : method}
          </Link>
        </Fragment>
      ))}
      {quickest && (
        <>
          . {said.fastest(durationWords(0, quickest.hours) ?? '')}{' '}
          <Link href={quickest.href}>{quickest.name}</Link>
        </>
      )}
      . {apart > 0 && said.apart(apart)}
    </p>
  )
}

/** Says so where readers may choose none of the casinos that answer. */
function NoneThere({ results: { groups, intent, isNoneThere } }: { results: Results }): ReactElement | null {
  const place = intent.country === undefined ? undefined : countryWords(intent.country)
  if (!isNoneThere || place === undefined) return null
  const said = words().search.answers
  const isShown = groups.some(({ kind }) => kind === 'casino_review')
  return (
    <p>
      <strong>{isShown ? said.noneRecommendedThere(place) : said.noneThere(place)}</strong>
    </p>
  )
}
