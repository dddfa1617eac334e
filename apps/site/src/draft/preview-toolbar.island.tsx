'use client'

import { lazy, type ReactElement, Suspense } from 'react'

const LivePreview = lazy(() =>
  import('./live-preview.island.tsx').then((module) => ({ default: module.LivePreview })),
)

/**
 * Loads the toolbar of a preview. The framework may put every island into one
 * file that all visitors get; this line is all of the toolbar that is in it.
 *
 * @param isAsking Whether ours has to ask.
 */
export function PreviewToolbar({ isAsking }: { isAsking: boolean }): ReactElement {
  return (
    <Suspense>
      <LivePreview isAsking={isAsking} />
    </Suspense>
  )
}
