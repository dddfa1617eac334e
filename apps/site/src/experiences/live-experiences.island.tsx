'use client'

import { createBrowserBackend } from '@house-edge/auth/browser'
import { useRouter } from 'next/navigation'
import { type ReactElement, useEffect, useState } from 'react'

interface LiveExperiencesProps {
  url: string
  publishableKey: string
  documentId: string
}

/**
 * Refreshes the page when the channel reports a change, and when the channel reconnects, because messages may have
 * been missed.
 */
export function LiveExperiences({ url, publishableKey, documentId }: LiveExperiencesProps): ReactElement {
  const router = useRouter()
  const [said, say] = useState('')

  useEffect(() => {
    const backend = createBrowserBackend({ url, publishableKey })
    let hasBeenAway = false
    const channel = backend
      .channel(`experiences:${documentId}`, { config: { private: true } })
      .on('broadcast', { event: 'changed' }, () => {
        say('Updated just now.')
        router.refresh()
      })
      .subscribe((status: string) => {
        const isListening = status === 'SUBSCRIBED'
        if (isListening && hasBeenAway) router.refresh()
        hasBeenAway = !isListening
      })
    return () => {
      void backend.removeChannel(channel)
    }
  }, [router, url, publishableKey, documentId])

  return <output>{said}</output>
}
