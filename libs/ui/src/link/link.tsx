import type { ComponentProps, ReactElement } from 'react'
import { type LinkRelation, linkTarget } from './link-target.ts'

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href' | 'rel'> {
  /** Where to. An address that is not permitted leaves the words without a link. */
  href: string | null | undefined
  /** @default 'editorial' */
  relation?: LinkRelation | undefined
}

/** A link in running text, with the `rel` its destination asks for. */
export function Link({ href, relation, target, className, children, ...rest }: LinkProps): ReactElement {
  return (
    <a {...rest} {...linkTarget(href, { relation, target })} className={className}>
      {children}
    </a>
  )
}
