import type { ComponentProps, ReactElement } from 'react'
import { joinClasses } from '../class-name/join-classes.ts'
import { numberWords } from '../language/formats.ts'
import { withKeys } from '../list/with-keys.ts'
import * as words from '../words/words.ts'

interface ChoiceBarProps extends Omit<ComponentProps<'form'>, 'method'> {
  /** What boxes elsewhere on the page name with `form`. */
  id: string
  /** How many are taken at most: what is ticked is counted beside it. @default not counted */
  most?: number | undefined
}

/** As many as the style sheet can name. */
const mostNamed = 48

/** The number of a thing in a list, for its boxes and for its name in `ChoiceNames`. */
export const numberOf = (place: number): { 'data-choice': number } => ({ 'data-choice': place + 1 })

/**
 * The names of what is ticked, which stay above the bar: each shows while its box is ticked, without a script. Boxes say
 * which is theirs by `numberOf`.
 *
 * - Not for: boxes without a `ChoiceBar`.
 * - Accessibility: the boxes themselves say that they are ticked, so it is not read out.
 * - Do: put it where the list of what can be ticked ends.
 * - Don’t: name more than 48.
 */
export function ChoiceNames({ names }: { names: readonly string[] }): ReactElement {
  return (
    <p className="he-choice-names" aria-hidden="true">
      {withKeys(names.slice(0, mostNamed).map((name) => ({ name }))).map(({ key, entry: { name } }) => (
        <span key={key}>{name}</span>
      ))}
    </p>
  )
}

/**
 * What is done with the boxes ticked on a page (`ChoiceBox`): a form at the end of `main` that is there, and stays in
 * sight, while one is ticked.
 *
 * - Not for: the fields of a form (`Form`).
 * - Accessibility: a form in the page’s order; the boxes elsewhere name it, so the keyboard reaches it
 *   after them.
 * - Do: say what is done with what is ticked.
 * - Don’t: have two on a page.
 */
export function ChoiceBar({ id, most, className, children, ...rest }: ChoiceBarProps): ReactElement {
  return (
    <form {...rest} id={id} method="get" className={joinClasses('he-choice-bar', className)}>
      {children}
      {most !== undefined && (
        <span className="he-choice-count" aria-hidden="true">
          {words.filters().ofMost(numberWords(most))}
        </span>
      )}
    </form>
  )
}
