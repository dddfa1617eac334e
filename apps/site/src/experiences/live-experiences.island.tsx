'use client'

import { readAlong } from '@house-edge/auth/channel'
import { useRouter } from 'next/navigation'
import { type ReactElement, useEffect, useState } from 'react'
import { topicOf } from '../glance/glance.ts'

interface LiveExperiencesProps {
  url: string
  publishableKey: string
  documentId: string
}

/** Refreshes the page when its experiences change, and whenever it has joined, because messages may have been missed. */
export function LiveExperiences({ url, publishableKey, documentId }: LiveExperiencesProps): ReactElement {
  const router = useRouter()
  const [said, say] = useState('')

  useEffect(() => {
    let isFirst = true
    return readAlong({
      url,
      publishableKey,
      topic: topicOf(documentId),
      event: 'changed',
      read: () => Promise.resolve(),
      show: () => {
        // What changed between the rendering and the joining was announced before this page could hear it. Mostly nothing did.
        if (!isFirst) say('Updated just now.')
        isFirst = false
        router.refresh()
      },
      onState: (state) => say(state === 'away' ? 'Reconnecting…' : ''),
    })
  }, [router, url, publishableKey, documentId])

  return <output>{said}</output>
}
