'use client'

import { Button } from '@house-edge/ui'
import { type ReactElement, useState, useSyncExternalStore } from 'react'

const never = () => () => undefined
const canCopy = () => typeof navigator.clipboard?.writeText === 'function'

export interface CopyCodesProps {
  codes: readonly string[]
  copy: string
  copied: string
  notCopied: string
}

/** Copies codes, one per line. Shown only where the browser can copy; the codes can be selected without it. */
export function CopyCodes({ codes, copy, copied, notCopied }: CopyCodesProps): ReactElement | null {
  const isPossible = useSyncExternalStore(never, canCopy, () => false)
  const [said, say] = useState('')
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
