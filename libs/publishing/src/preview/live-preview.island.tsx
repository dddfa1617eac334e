'use client'

import { useRouter } from 'next/navigation.js'
import { type ReactElement, useEffect, useState } from 'react'
import { listenToDesk } from './listen-to-desk.ts'
import { pointAtFields } from './point-at-fields.ts'
import { type PreviewNews, watchPreview } from './watch-preview.ts'

const saying: Record<PreviewNews, string> = {
  same: '',
  changed: 'Updated with what was just saved.',
  over: 'The preview has ended.',
  unreachable: 'Not up to date: the content service does not answer.',
}

/**
 * Keeps a preview up to date while its editor saves. With an embedded repository this component asks the site; the
 * vendor's toolbar asks by itself. Both report with the same two events.
 *
 * @param isAsking Whether this component has to ask.
 */
export function LivePreview({ isAsking }: { isAsking: boolean }): ReactElement {
  const router = useRouter()
  const [news, setNews] = useState<PreviewNews>('same')

  useEffect(() => {
    const show = (event: Event) => {
      // Without this, the vendor's toolbar would reload the whole page.
      event.preventDefault()
      router.refresh()
    }
    window.addEventListener('prismicPreviewUpdate', show)
    window.addEventListener('prismicPreviewEnd', show)
    return () => {
      window.removeEventListener('prismicPreviewUpdate', show)
      window.removeEventListener('prismicPreviewEnd', show)
    }
  }, [router])

  useEffect(() => {
    if (!isAsking) return undefined
    const watch = watchPreview({ onNews: setNews })
    const leaveFields = pointAtFields()
    // A message of the desk only makes the page ask, so one save causes one refresh, noticed here or by polling.
    const leaveDesk = listenToDesk({ onSaved: watch.look })
    return () => {
      leaveDesk()
      leaveFields()
      watch.stop()
    }
  }, [isAsking])

  // A page that was rendered without its preview shows its own notice.
  const said = news === 'over' && !isAsking ? '' : saying[news]
  return <output>{said && ` ${said}`}</output>
}
