'use client'

import { Button } from '@house-edge/ui'
import { type ReactElement, useState, useSyncExternalStore } from 'react'

const never = () => () => undefined
const canCopy = () => typeof navigator.clipboard?.writeText === 'function'

/** Copies codes, one per line. Shown only where the browser can copy; the codes can be selected without it. */
export function CopyCodes({ codes }: { codes: readonly string[] }): ReactElement | null {
  const isPossible = useSyncExternalStore(never, canCopy, () => false)
  const [said, say] = useState('')
  if (!isPossible) return null
  return (
    <>
      <Button
        variant="quiet"
        onClick={() => {
          navigator.clipboard.writeText(codes.join('\n')).then(
            () => say('Copied.'),
            () => say('Your browser did not allow it. Select the codes and copy them yourself.'),
          )
        }}
      >
        Copy
      </Button>
      <output>{said}</output>
    </>
  )
}
