import { vendorToolbar } from '@house-edge/publishing/policies'
import { PreviewToolbar } from '@house-edge/publishing/react'
import { PreviewBanner } from '@house-edge/ui/page'
import { site } from '../site.ts'

const words = {
  draft: 'You are viewing a draft.',
  over: 'This preview has ended, so you are viewing the published page.',
  unreachable: 'The content service does not answer, so you are viewing the published page.',
}

/** What an editor sees above a page, and visitors do not. */
export function PreviewBar({ state, path }: { state: keyof typeof words | 'published'; path: string }) {
  if (state === 'published') return null
  const vendor = vendorToolbar(site.settings().content)
  return (
    <PreviewBanner
      exitHref={`/api/exit-preview?to=${encodeURIComponent(path)}`}
      exitText="Leave preview"
      data-state={state}
    >
      {words[state]}
      <PreviewToolbar isAsking={state !== 'over' && vendor === undefined} />
      {vendor && <script src={vendor.script} async crossOrigin="anonymous" />}
    </PreviewBanner>
  )
}
