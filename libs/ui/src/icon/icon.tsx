import type { ReactElement } from 'react'
import { strokes } from './strokes.ts'

/** A drawn mark beside words that say the same. */
export function Icon({ name }: { name: keyof typeof strokes }): ReactElement {
  return (
    <svg className="he-icon" viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
      <path d={strokes[name]} />
    </svg>
  )
}
