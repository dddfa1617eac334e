import { vendorToolbar } from '@house-edge/publishing/policies'
import { PreviewToolbar } from '@house-edge/publishing/react'
import { PreviewBanner } from '@house-edge/ui/page'
import { site } from '../site.ts'
import { words } from '../words.ts'

const texts = { draft: 'draft', over: 'draftOver', unreachable: 'draftUnreachable' } as const

/** What an editor sees above a page, and visitors do not. */
export function PreviewBar({ state, path }: { state: keyof typeof texts | 'published'; path: string }) {
  if (state === 'published') return null
  const vendor = vendorToolbar(site.settings().content)
  return (
    <PreviewBanner
      exitHref={`/api/exit-preview?to=${encodeURIComponent(path)}`}
      exitText={words().leavePreview}
      data-state={state}
    >
      {words()[texts[state]]}
      <PreviewToolbar isAsking={state !== 'over' && vendor === undefined} />
      {vendor && <script src={vendor.script} async crossOrigin="anonymous" />}
    </PreviewBanner>
  )
}
