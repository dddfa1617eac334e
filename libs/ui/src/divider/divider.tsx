import type { ComponentProps, ReactElement } from 'react'
import { joinClasses } from '../class-name/join-classes.ts'

/** A word between two ways of doing the same: `or`. */
export function Divider({ className, ...rest }: ComponentProps<'p'>): ReactElement {
  return <p {...rest} className={joinClasses('he-divider', className)} />
}
