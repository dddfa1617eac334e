'use client'

import { readAlong } from '@house-edge/auth/channel'
import { FactList } from '@house-edge/ui'
import { Panel } from '@house-edge/ui/forms'
import { numberWords, timeWords } from '@house-edge/ui/language'
import { type ReactElement, useEffect, useState } from 'react'
import { ExperiencesUnreadError } from './experiences-unread-error.ts'
import { readerName } from '../experiences/reader-name.ts'
import { rating as english } from '../words/english-rating.ts'
import type { RatingWords } from './rating-words.ts'
import { type ReaderRating, topicOf } from './reader-rating.ts'

export interface LiveRatingProps {
  url: string
  publishableKey: string
  documentId: string
  /** As the page was rendered. Missing when it could not be read. */
  rating?: ReaderRating | undefined
  /** In another language than English. */
  words?: RatingWords | undefined
}

const inEnglish: RatingWords = { ...english, language: 'en-GB' }

/** The average and the latest experiences of a casino's readers, up to date while the page is open. */
export function LiveRating({
  url,
  publishableKey,
  documentId,
  rating,
  words = inEnglish,
}: LiveRatingProps): ReactElement {
  const [shown, show] = useState(rating)
  const [said, say] = useState('')

  useEffect(() => {
    let last = JSON.stringify(rating)
    return readAlong({
      url,
      publishableKey,
      topic: topicOf(documentId),
      event: 'changed',
      read: () => readText(`/api/experiences/rating/${documentId}`),
      show: (text) => {
        if (text === last) return
        last = text
        show(JSON.parse(text) as ReaderRating)
        say(words.updated)
      },
      onState: (state) => say(state === 'away' ? words.reconnecting : ''),
    })
  }, [url, publishableKey, documentId, rating, words])

  const { votes = 0, average, marks = [], latest = [] } = shown ?? {}
  return (
    <>
      <p>
        {summary(words, shown && { votes, average })} <output>{said}</output>
      </p>
      <FactList
        layout="columns"
        facts={marks.map(({ name, average: mark }) => ({
          label: words.criteria[name],
          value: words.of.replace('#', inTenths(mark, words)),
        }))}
      />
      {latest.map((experience) => (
        <Panel
          key={experience.id}
          level={3}
          title={
            <>
              {readerName(experience.author, words)},{' '}
              <time dateTime={experience.day}>{dayIn(experience.day, words)}</time>
            </>
          }
        >
          <p>
            {words.of.replace('#', inTenths(experience.average, words))}.{' '}
            <span lang="" dir="auto">
              {experience.words}
            </span>
          </p>
        </Panel>
      ))}
    </>
  )
}

function summary(
  words: RatingWords,
  rating: { votes: number; average: string | undefined } | undefined,
): string {
  if (!rating) return words.unknown
  const { votes, average = '' } = rating
  if (votes === 0) return words.none
  // A page that is open says its language; one that is rendered has the words of its own, of which two forms are enough.
  const form = new Intl.PluralRules(words.language).select(votes)
  return (words.total[form] ?? words.total['other'] ?? '')
    .replace('#', inTenths(average, words))
    .replace('%', String(votes))
}

/** The server renders an island apart from its page, where nothing says the language. */
const inTenths = (mark: number | string, { language }: RatingWords): string =>
  numberWords(Number(mark), { minimumFractionDigits: 1 }, language)

const dayIn = (day: string, { language }: RatingWords): string =>
  timeWords(Date.parse(day), { dateStyle: 'long', timeZone: 'UTC' }, language)

async function readText(path: string): Promise<string> {
  const response = await fetch(path)
  if (!response.ok) throw new ExperiencesUnreadError(path, response.status)
  return response.text()
}
