'use client'

import { readAlong } from '@house-edge/auth/channel'
import { DateText, FactList } from '@house-edge/ui'
import { Panel } from '@house-edge/ui/forms'
import { type ReactElement, useEffect, useState } from 'react'
import { ExperiencesUnreadError } from './experiences-unread-error.ts'
import { type ReaderRating, topicOf } from './reader-rating.ts'

export interface LiveRatingProps {
  url: string
  publishableKey: string
  documentId: string
  /** As the page was rendered. Missing when it could not be read. */
  rating?: ReaderRating | undefined
}

/** The average and the latest experiences of a casino's readers, up to date while the page is open. */
export function LiveRating({ url, publishableKey, documentId, rating }: LiveRatingProps): ReactElement {
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
        say('Updated just now.')
      },
      onState: (state) => say(state === 'away' ? 'Reconnecting…' : ''),
    })
  }, [url, publishableKey, documentId, rating])

  const { votes = 0, average, marks = [], latest = [] } = shown ?? {}
  return (
    <>
      <p>
        {summary(shown && { votes, average })} <output>{said}</output>
      </p>
      <FactList layout="columns" facts={marks} />
      {latest.map((experience) => (
        <Panel
          key={experience.id}
          level={3}
          title={
            <>
              {experience.author}, <DateText date={experience.day} />
            </>
          }
        >
          <p>
            {experience.average} of 5. {experience.words}
          </p>
        </Panel>
      ))}
    </>
  )
}

function summary(total: { votes: number; average: string | undefined } | undefined): string {
  if (!total) return 'What readers say cannot be shown just now.'
  const { votes, average } = total
  if (votes === 0) return 'No reader has told theirs yet.'
  return `${average} of 5 from ${votes === 1 ? '1 reader' : `${votes} readers`}`
}

async function readText(path: string): Promise<string> {
  const response = await fetch(path)
  if (!response.ok) throw new ExperiencesUnreadError(path, response.status)
  return response.text()
}
