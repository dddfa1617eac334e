import type { ComponentProps, ReactElement } from 'react'
import { joinClasses } from '../class-name/join-classes.ts'
import * as words from '../words/words.ts'

interface DisclosureProps extends ComponentProps<'aside'> {
  /** What it is about, for those who jump from part to part. @default 'How we are paid' */
  label?: string
}

/**
 * Says how we may earn from this page. Belongs above the first link it is about.
 *
 * - Not for: terms of one offer, which stand beside it.
 * - Accessibility: a landmark called by `label`.
 * - Do: place it above the first link it is about.
 * - Don’t: place it in the footer alone.
 */
export function Disclosure({
  label = words.howWeArePaid(),
  className,
  ...rest
}: DisclosureProps): ReactElement {
  return <aside aria-label={label} {...rest} className={joinClasses('he-disclosure', className)} />
}
