import type { ComponentProps, ReactElement } from 'react'
import { joinClasses } from '../class-name/join-classes.ts'

export interface DisclosureProps extends ComponentProps<'aside'> {
  /** What it is about, for those who jump from part to part. @default 'How we are paid' */
  label?: string
}

/** Says how we may earn from this page. Belongs above the first link it is about. */
export function Disclosure({ label = 'How we are paid', className, ...rest }: DisclosureProps): ReactElement {
  return <aside aria-label={label} {...rest} className={joinClasses('he-disclosure', className)} />
}
