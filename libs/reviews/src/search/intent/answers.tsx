import { durationWords } from '../../rendering/words/duration-words.ts'
import { countryWords } from '../../rendering/words/list-words.ts'
import { Link } from '@house-edge/ui'
import { Fragment, type ReactElement } from 'react'
import type { Links } from '../../links.ts'
import { hrefOfChoice } from '../../filter/choice.ts'
import { noChoice, orders } from '../../filter/facets.ts'
import type { PaymentFound, Results } from '../results.ts'

/** What a question about all casinos is answered with in a sentence, and the lists that answer it further. */
export function Answers({ results, links }: { results: Results; links: Links }): ReactElement {
  const { intent, payments, filters } = results
  const values = intent.country === undefined ? {} : { country: intent.country.toLowerCase() }
  const lists = intent.isNegated ? [] : intent.aspects.filter((aspect) => orders[aspect] !== undefined)
  return (
    <>
      {payments.map((payment) => (
        <Payment key={payment.name} payment={payment} values={values} links={links} />
      ))}
      <NoneThere results={results} />
      {filters.map(({ words, href }) => (
        <p key={href}>
          <Link href={href}>{words}</Link>
        </p>
      ))}
      {lists.length > 0 && (
        <p>
          Every casino we have tested:{' '}
          {lists.map((order, place) => (
            <Fragment key={order}>
              {place > 0 && ' · '}
              <Link href={hrefOfChoice({ ...noChoice, values, order }, links)}>{orders[order]?.said()}</Link>
            </Fragment>
          ))}
        </p>
      )}
    </>
  )
}

function Payment({
  payment: { name, methods, casinos, quickest },
  values,
  links,
}: {
  payment: PaymentFound
  values: Readonly<Record<string, string>>
  links: Links
}): ReactElement {
  if (casinos === 0)
    return (
      <p>
        <strong>
          {methods.length === 0 ? `No casino here takes ${name}.` : `No casino we recommend takes ${name}.`}
        </strong>{' '}
        See <Link href={links.paymentMethods}>what they take</Link>.
      </p>
    )
  const words = casinos === 1 ? `1 casino here takes ${name}` : `${casinos} casinos here take ${name}`
  return (
    <p>
      <strong>{words}</strong>:{' '}
      {methods.map(({ uid, name: method }, place) => (
        <Fragment key={uid}>
          {place > 0 && ' · '}
          <Link href={hrefOfChoice({ ...noChoice, values: { ...values, method: uid } }, links)}>
            {methods.length === 1 ? 'see all of them' : method}
          </Link>
        </Fragment>
      ))}
      {quickest && (
        <>
          . The fastest pays out by it in {durationWords(0, quickest.hours)}:{' '}
          <Link href={quickest.href}>{quickest.name}</Link>
        </>
      )}
      .
    </p>
  )
}

/** Says so where readers may choose none of the casinos that answer. */
function NoneThere({ results: { groups, intent, isNoneThere } }: { results: Results }): ReactElement | null {
  const place = intent.country === undefined ? undefined : countryWords(intent.country)
  if (!isNoneThere || place === undefined) return null
  return (
    <p>
      <strong>
        {groups.some(({ kind }) => kind === 'casino_review')
          ? `We recommend no casino to players in this country: ${place}.`
          : `No casino here takes players in this country: ${place}.`}
      </strong>
    </p>
  )
}
