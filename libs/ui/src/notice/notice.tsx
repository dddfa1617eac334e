import type { ComponentProps, ReactElement } from 'react'
import { joinClasses } from '../class-name/join-classes.ts'

interface NoticeProps extends ComponentProps<'div'> {
  /** An `error` is announced at once, the others when the visitor pauses. @default 'info' */
  tone?: 'info' | 'success' | 'error'
  /**
   * The page begins here: keyboards and screen readers start from the notice once it is loaded, with
   * or without scripts. For a page that a failed form leads back to, and one notice of it.
   */
  takesFocus?: boolean
  /**
   * The fragment that shows it: it is hidden unless the address leads to it. For a page that is the same for everybody
   * and that a form leads back to.
   */
  shownAt?: string
}

const focused = { tabIndex: -1, autoFocus: true } as const

/**
 * Tells the result of something the visitor did.
 *
 * - Not for: a remark in a text (`Callout`).
 * - Accessibility: an error is announced at once, the others when the visitor pauses.
 * - Do: say what happened and what to do.
 * - Don’t: show more than one at a time.
 */
export function Notice({
  tone = 'info',
  takesFocus = false,
  shownAt,
  className,
  ...rest
}: NoticeProps): ReactElement {
  return (
    <div
      role={tone === 'error' ? 'alert' : 'status'}
      {...(takesFocus && focused)}
      {...(shownAt !== undefined && { id: shownAt, tabIndex: -1, 'data-shown': 'at' })}
      {...rest}
      className={joinClasses('he-notice', className)}
      data-tone={tone}
    />
  )
}

/**
 * A word or two beside what was done, in a line. Hidden unless the address leads to it, as a form does that leads back to
 * the page it was sent from.
 *
 * - Not for: what needs a sentence (`Notice`).
 * - Accessibility: the page begins at it when it is led to, so that it is read first.
 * - Do: say what was done in the words of the button.
 * - Don’t: put a link into it.
 */
export function Confirmation({
  shownAt,
  className,
  ...rest
}: ComponentProps<'output'> & { shownAt: string }): ReactElement {
  return <output {...rest} id={shownAt} tabIndex={-1} className={joinClasses('he-confirmation', className)} />
}
