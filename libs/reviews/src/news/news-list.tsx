import { type RecordEntry, RecordList } from '@house-edge/ui'
import { timeWords } from '@house-edge/ui/language'
import { EmptyState, Section } from '@house-edge/ui/page'
import type { ReactElement } from 'react'
import { OfferPart } from '../rendering/offer/offer-part.tsx'
import { type OfferMarkets, perMarket } from '../rendering/markets/markets.ts'
import type { ApartCasino, NewsItem } from './news-of.ts'
import { LinkedText } from './linked-text.tsx'
import { words } from '../words/words.ts'

const tones = { warning: 'bad', closing: 'caution', closed: 'caution' } as const

interface NewsListProps {
  news: readonly NewsItem[]
  /** Markets whose offers are shown. */
  markets: OfferMarkets | undefined
}

/** What happened at casinos, month by month, the latest first. */
export function NewsList({ news, markets }: NewsListProps): ReactElement {
  if (news.length === 0)
    return <EmptyState title={words().news.nothingYet}>{words().news.toldHere}</EmptyState>
  return (
    <>
      {[...Map.groupBy(news, ({ day }) => day.slice(0, 7))].map(([month, items]) => (
        <Section
          key={month}
          title={timeWords(new Date(`${month}-01`), { month: 'long', year: 'numeric', timeZone: 'UTC' })}
          width="wide"
        >
          <RecordList entries={items.flatMap((item) => entriesOf(item, markets))} />
        </Section>
      ))}
    </>
  )
}

function entriesOf(item: NewsItem, markets: OfferMarkets | undefined): readonly RecordEntry[] {
  const entry = entryOf(item)
  const { offer } = item
  if (!offer) return [entry]
  // What is offered is for readers of its markets, and only as long as its terms were read lately.
  return perMarket(markets, (market) => (offer.isIn(market) ? offer : undefined)).map(
    ({ markets: ofThem }) => ({
      ...entry,
      within: (content) => (
        <OfferPart until={offer.until} markets={ofThem}>
          {content}
        </OfferPart>
      ),
    }),
  )
}

function entryOf({
  kind,
  day,
  casino,
  path,
  words: told,
  offer,
}: Pick<NewsItem, 'kind' | 'day' | 'casino' | 'path' | 'words' | 'offer'>) {
  const tone = kind in tones ? tones[kind as keyof typeof tones] : undefined
  return {
    date: day,
    words: told,
    language: (offer ?? casino).lang,
    about: { text: casino.name, href: path },
    tag: { text: words().news.kinds[kind], tone },
  }
}

/** Casinos that readers are warned of, and those that have closed, each with its day and its reason. */
export function ApartList({ casinos }: { casinos: readonly ApartCasino[] }): ReactElement {
  const said = words().news
  const lists = [
    { kind: 'warning', title: said.warnedOf, none: said.noneWarnedOf },
    { kind: 'closed', title: said.closed, none: said.noneClosed },
  ] as const
  return (
    <>
      {lists.map(({ kind, title, none }) => {
        const entries = casinos
          .filter((each) => each.kind === kind)
          .map(({ since, warning, reason, ...each }) => ({
            ...entryOf({ ...each, day: since ?? '', words: reason }),
            ...(warning && { words: <LinkedText field={warning} /> }),
          }))
        return (
          <Section key={kind} title={title} width="wide">
            {entries.length === 0 ? <p>{none}</p> : <RecordList entries={entries} />}
          </Section>
        )
      })}
    </>
  )
}
