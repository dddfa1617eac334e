import type { ComponentProps, ReactElement } from 'react'
import { type LinkRelation, linkTarget } from './link-target.ts'

interface LinkProps extends Omit<ComponentProps<'a'>, 'href' | 'rel'> {
  /** Where to. An address that is not permitted leaves the words without a link. */
  href: string | null | undefined
  /** @default 'editorial' */
  relation?: LinkRelation | undefined
}

/**
 * A link in running text, with the `rel` its destination asks for.
 *
 * - Not for: doing something on this page (`Button`).
 * - Accessibility: underlined in running text; its words say where it leads.
 * - Do: set `relation` where the visit is paid for.
 * - Don’t: write “click here”.
 */
export function Link({ href, relation, target, className, children, ...rest }: LinkProps): ReactElement {
  return (
    <a {...rest} {...linkTarget(href, { relation, target })} className={className}>
      {children}
    </a>
  )
}
