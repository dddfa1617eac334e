'use client'

import { Button } from '@house-edge/ui'
import { type ReactElement, useEffect, useState } from 'react'

/** What is copied, and the words for it. */
export interface CopyCodesProps {
  codes: readonly string[]
  copy: string
  copied: string
  notCopied: string
}

/** Copies codes, one per line. Shown only where the browser can copy; the codes can be selected without it. */
export function CopyCodes({ codes, copy, copied, notCopied }: CopyCodesProps): ReactElement | null {
  const [isPossible, setIsPossible] = useState(false)
  const [said, say] = useState('')
  // oxlint-disable-next-line react/set-state-in-effect -- known in browsers alone; a store would cost every island of a site
  useEffect(() => setIsPossible(typeof navigator.clipboard?.writeText === 'function'), [])
  if (!isPossible) return null
  return (
    <>
      <Button
        variant="quiet"
        onClick={() => {
          navigator.clipboard.writeText(codes.join('\n')).then(
            () => say(copied),
            () => say(notCopied),
          )
        }}
      >
        {copy}
      </Button>
      <output>{said}</output>
    </>
  )
}
