import { type Casino, ContentCasinoRow, type OfferMarkets } from '@house-edge/slices'
import { Link } from '@house-edge/ui'
import { ChipList, EmptyState, PageBody, PageHeader, Pagination, Section } from '@house-edge/ui/page'
import { href } from '@house-edge/routing'
import type { ReactElement } from 'react'
import { pageSize } from '../content/listings.ts'
import { routes } from '../routes.ts'
import { compareForm } from '../comparing/compare-bar.tsx'
import { chosenWords, hrefOfChoice, without } from './choice.ts'
import { type Choice, narrow, orders } from './facets.ts'
import { saveForm } from '../saving/save-form.tsx'
import { FilterForm } from './filter-form.tsx'

interface CasinoListProps {
  title: string
  lead: string
  /** All casinos. */
  casinos: readonly Casino[]
  choice: Choice
  /** The URL of a page of this list. */
  hrefOf: (page: number) => string
  today: string
  markets: OfferMarkets | undefined
}

/** The casinos of one page of a choice, and how many pages it has. */
export function pageOf(
  casinos: readonly Casino[],
  choice: Choice,
  today: string,
): { shown: readonly Casino[]; found: number; pages: number } {
  const compare = orders[choice.order]?.compare(today)
  const found = narrow(casinos, choice, today).toSorted(compare)
  const from = (choice.page - 1) * pageSize
  return {
    shown: found.slice(from, from + pageSize),
    found: found.length,
    pages: Math.max(1, Math.ceil(found.length / pageSize)),
  }
}

/** A list of casinos that can be narrowed, ordered and compared, with plain forms. */
export function CasinoList({
  title,
  lead,
  casinos,
  choice,
  hrefOf,
  today,
  markets,
}: CasinoListProps): ReactElement {
  const { shown, found, pages } = pageOf(casinos, choice, today)
  return (
    <>
      <PageHeader title={title} lead={choice.page === 1 ? lead : `Page ${choice.page} of ${pages}`} />
      <PageBody aside={casinos.length > 0 && <FilterForm casinos={casinos} choice={choice} today={today} />}>
        <Section width="wide" aria-label="Casinos">
          <ChipList chips={chipsOf(casinos, choice)} />
          {shown.length === 0 ? (
            <Nothing isNarrowed={casinos.length > 0} />
          ) : (
            <>
              <p>
                {foundWords(found, casinos.length)}. {shown.length > 1 && <OtherOrders choice={choice} />}
              </p>
              <div>
                {shown.map((casino) => (
                  <ContentCasinoRow
                    key={casino.uid}
                    casino={casino}
                    today={today}
                    markets={markets}
                    offerBy={isByWagering(choice) ? 'wagering' : undefined}
                    saveForm={saveForm}
                    compareForm={compareForm}
                  />
                ))}
              </div>
            </>
          )}
          <Pagination page={choice.page} pages={pages} hrefOf={hrefOf} />
        </Section>
      </PageBody>
    </>
  )
}

/** Whether a row has to show the offer it stands here for. */
function isByWagering({ order, values }: Choice): boolean {
  return order === 'wagering' || values['wagering'] !== undefined
}

const quickOrders = { score: 'best score', paid: 'fastest payout', wagering: 'smallest wagering' }

/** What most readers order by, without opening the form. */
function OtherOrders({ choice }: { choice: Choice }): ReactElement {
  const [one, other] = Object.entries(quickOrders)
    .filter(([order]) => order !== choice.order)
    .map(([order, words]) => (
      <Link key={order} href={hrefOfChoice({ ...choice, order, page: 1 })}>
        {words}
      </Link>
    ))
  return (
    <>
      Show the {one} or the {other} first.
    </>
  )
}

function Nothing({ isNarrowed }: { isNarrowed: boolean }): ReactElement {
  return isNarrowed ? (
    <EmptyState title="No casino answers to all of that">
      Take one of the conditions above away, or see <Link href={href(routes.reviews)}>every review</Link>.
    </EmptyState>
  ) : (
    <EmptyState title="Nothing is published yet">
      Come back soon: the first pieces are being written.
    </EmptyState>
  )
}

function foundWords(found: number, all: number): string {
  if (found === all) return all === 1 ? '1 casino' : `${all} casinos`
  return `${found} of ${all} casinos`
}

function chipsOf(casinos: readonly Casino[], choice: Choice): { text: string; href: string }[] {
  return chosenWords(casinos, choice).map(({ name, words }) => ({
    text: words,
    href: hrefOfChoice(without(choice, name)),
  }))
}
