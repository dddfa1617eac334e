import type { ComponentProps, ReactElement, ReactNode } from 'react'
import { joinClasses } from '../class-name/join-classes.ts'
import { Icon } from '../icon/icon.tsx'
import { shownText } from '../language/written.ts'
import { type LinkRelation, linkTarget } from '../link/link-target.ts'
import * as words from '../words/words.ts'

/** `primary`: the one thing to do here. `danger`: the same, and it cannot be undone. `quiet`: everything else. `plain`: in each entry of a list. */
type ButtonVariant = 'primary' | 'danger' | 'quiet' | 'plain'

interface ButtonProps extends ComponentProps<'button'> {
  /** @default 'primary' */
  variant?: ButtonVariant
}

/**
 * Does something on this page. To go somewhere else use `ButtonLink`.
 *
 * - Not for: going to another page (`ButtonLink`).
 * - Accessibility: at least 44 pixels high, and named by its words.
 * - Do: begin with a verb: “Save changes”.
 * - Don’t: show two primary buttons in one place, or disable one without saying why.
 */
export function Button({ variant = 'primary', className, ...rest }: ButtonProps): ReactElement {
  return (
    <button type="button" {...rest} className={joinClasses('he-button', className)} data-variant={variant} />
  )
}

interface ButtonLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'rel'> {
  /** Where to. An address that is not permitted renders nothing: a button that leads nowhere misleads. */
  href: string | null | undefined
  /** @default 'editorial' */
  relation?: LinkRelation | undefined
  /** @default 'primary' */
  variant?: ButtonVariant
  /** @default 'Read more', in the language of the page */
  children?: ReactNode
  /** Draws an arrow after the words. @default false */
  arrow?: boolean
}

/** Goes somewhere, with the weight of a button. */
export function ButtonLink({
  href,
  relation,
  target,
  variant = 'primary',
  arrow = false,
  className,
  children = words.readMore(),
  ...rest
}: ButtonLinkProps): ReactElement | null {
  const link = linkTarget(href, { relation, target })
  if (!link) return null
  return (
    <a {...rest} {...link} className={joinClasses('he-button', className)} data-variant={variant}>
      {typeof children === 'string' ? shownText(children) : children}
      {arrow && <Icon name="arrow" />}
    </a>
  )
}
