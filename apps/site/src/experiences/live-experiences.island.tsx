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

/** Refreshes the page when its experiences change, and after an interruption, because messages may have been missed. */
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
        // The page has just been rendered.
        if (isFirst) isFirst = false
        else {
          say('Updated just now.')
          router.refresh()
        }
      },
      onState: (state) => say(state === 'away' ? 'Reconnecting…' : ''),
    })
  }, [router, url, publishableKey, documentId])

  return <output>{said}</output>
}
