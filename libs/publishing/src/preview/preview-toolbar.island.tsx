'use client'

import { lazy, type ReactElement, Suspense } from 'react'

const LivePreview = lazy(() =>
  import('./live-preview.island.tsx').then((module) => ({ default: module.LivePreview })),
)

/**
 * Loads the toolbar of a preview. The framework may bundle all islands into a file for all visitors; this keeps the
 * toolbar out of it.
 *
 * @param isAsking Whether our own toolbar has to ask for changes.
 */
export function PreviewToolbar({ isAsking }: { isAsking: boolean }): ReactElement {
  return (
    <Suspense>
      <LivePreview isAsking={isAsking} />
    </Suspense>
  )
}
