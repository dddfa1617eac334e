'use client'

import { readAlong } from '@house-edge/auth/channel'
import { type ReactElement, useEffect, useState } from 'react'
import { ExperiencesUnreadError } from './experiences-unread-error.ts'
import { topicOf } from './reader-rating.ts'

export interface LiveExperiencesProps {
  url: string
  publishableKey: string
  documentId: string
}

/** What is brought up to date: `true` where the page shows what there was when it was rendered. */
const live = 'data-live-experiences'

/**
 * Brings the part of the page that has `data-live-experiences` up to date when the casino's experiences change, and
 * whenever it has joined, because messages may have been missed.
 */
export function LiveExperiences({ url, publishableKey, documentId }: LiveExperiencesProps): ReactElement {
  const [said, say] = useState('')
  useEffect(() => {
    let isFirst = true
    return readAlong({
      url,
      publishableKey,
      topic: topicOf(documentId),
      event: 'changed',
      read: readPart,
      show: (markup) => {
        showPart(markup)
        // What changed between the rendering and the joining was announced before this page could hear it. Mostly nothing did.
        if (!isFirst) say('Updated just now.')
        isFirst = false
      },
      onState: (state) => say(state === 'away' ? 'Reconnecting…' : ''),
    })
  }, [url, publishableKey, documentId])
  return <output>{said}</output>
}

/** @throws {ExperiencesUnreadError} The site or its backend has no answer now. */
async function readPart(): Promise<string> {
  const { pathname, href } = location
  const response = await fetch(href)
  if (!response.ok) throw new ExperiencesUnreadError(pathname, response.status)
  const page = new DOMParser().parseFromString(await response.text(), 'text/html')
  const part = page.querySelector(`[${live}]`)
  if (part?.getAttribute(live) === 'true') return part.innerHTML
  // It says what is amiss, and is read again.
  if (part) showPart(part.innerHTML)
  throw new ExperiencesUnreadError(pathname, 'without experiences')
}

function showPart(markup: string): void {
  const part = document.querySelector(`[${live}]`)
  if (part && part.innerHTML !== markup) part.innerHTML = markup
}
