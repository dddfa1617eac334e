import type { PreviewState } from '@house-edge/content/next'
import { vendorToolbar } from '@house-edge/publishing/policies'
import { PreviewToolbar } from '@house-edge/publishing/react'
import { PreviewBanner } from '@house-edge/ui/page'
import type { ReactElement } from 'react'
import { site } from '../site.ts'

const words: Record<Exclude<PreviewState, 'published'>, string> = {
  draft: 'You are viewing a draft.',
  over: 'This preview has ended, so you are viewing the published page. Open it again from the editor.',
  unreachable:
    'The content service does not answer, so you are viewing the published page. The draft is safe.',
}

/**
 * The bar above a page for editors, which visitors never load: what is shown, a link out of the preview, and the
 * toolbar that refreshes the page after each save.
 *
 * @param path The page after leaving the preview.
 */
export function PreviewBar({ state, path }: { state: PreviewState; path: string }): ReactElement {
  const shown = state === 'published' ? 'draft' : state
  const vendor = vendorToolbar(site.settings().content)
  return (
    <PreviewBanner
      exitHref={`/api/exit-preview?to=${encodeURIComponent(path)}`}
      exitText={shown === 'over' ? 'Read the published page' : 'Leave preview'}
      data-state={shown}
    >
      {words[shown]}
      <PreviewToolbar isAsking={shown !== 'over' && vendor === undefined} />
      {vendor && <script src={vendor.script} async crossOrigin="anonymous" />}
    </PreviewBanner>
  )
}
