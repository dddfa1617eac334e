'use client'

import { readAlong } from '@house-edge/auth/channel'
import { useRouter } from 'next/navigation'
import { type ReactElement, startTransition, useEffect, useRef, useState } from 'react'
import { ExperiencesUnreadError } from './experiences-unread-error.ts'
import { topicOf } from './reader-rating.ts'

interface LiveExperiencesProps {
  url: string
  publishableKey: string
  documentId: string
  /** Whether the page shows what there was when it was rendered. */
  isRead: boolean
}

/** Refreshes the page when its experiences change, and whenever it has joined, because messages may have been missed. */
export function LiveExperiences({
  url,
  publishableKey,
  documentId,
  isRead,
}: LiveExperiencesProps): ReactElement {
  const router = useRouter()
  const [said, say] = useState('')
  const [refreshed, noteRefreshed] = useState(0)
  const refreshes = useRef(new Map<number, (isRead: boolean) => void>())

  useEffect(() => {
    for (const [number, settle] of refreshes.current)
      if (number <= refreshed) {
        refreshes.current.delete(number)
        settle(isRead)
      }
  }, [refreshed, isRead])

  useEffect(() => {
    let isFirst = true
    let begun = 0
    const refresh = (): Promise<boolean> => {
      begun += 1
      const number = begun
      return new Promise((resolve) => {
        refreshes.current.set(number, resolve)
        // In one transition with the refreshed page, so that `isRead` is what came of this refresh or a later one.
        startTransition(() => {
          router.refresh()
          noteRefreshed(number)
        })
      })
    }
    return readAlong({
      url,
      publishableKey,
      topic: topicOf(documentId),
      event: 'changed',
      read: async () => {
        // Where the site cannot be reached, a refresh would leave the page for the browser's own message.
        await requireExperiences(documentId)
        if (!(await refresh())) throw new ExperiencesUnreadError(location.pathname, 'without experiences')
      },
      show: () => {
        // What changed between the rendering and the joining was announced before this page could hear it. Mostly nothing did.
        if (!isFirst) say('Updated just now.')
        isFirst = false
      },
      onState: (state) => say(state === 'away' ? 'Reconnecting…' : ''),
    })
  }, [router, url, publishableKey, documentId])

  return <output>{said}</output>
}

/** @throws {ExperiencesUnreadError} The site or its backend has no answer now. */
async function requireExperiences(documentId: string): Promise<void> {
  const path = `/api/experiences/rating/${documentId}`
  const { ok, status } = await fetch(path)
  if (!ok) throw new ExperiencesUnreadError(path, status)
}
