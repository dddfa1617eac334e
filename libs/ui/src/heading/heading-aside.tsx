import type { ReactElement, ReactNode } from 'react'
import { asShown } from '../language/spoken.ts'

/** The second line of a heading, apart from the first by a space where both are read as one. */
export function HeadingAside({ children }: { children: ReactNode }): ReactElement | null {
  if (children == null) return null
  return (
    <>
      {' '}
      <span className="he-heading-aside" {...asShown(children)}>
        {children}
      </span>
    </>
  )
}
