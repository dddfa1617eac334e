import { joinClasses } from '@house-edge/ui'
import type { ComponentProps, ReactElement } from 'react'

/** One of a few lists that most readers want. */
interface QuickChoice {
  text: string
  href: string
  /** Whether it is the list that is shown. @default false */
  isShown?: boolean | undefined
}

interface QuickChoicesProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** What is chosen. */
  label: string
  /** Fewer than two render nothing. */
  choices: readonly QuickChoice[]
}

/**
 * A choice that most readers make of a list, one press away: a row of links, the one that is shown among them. Where one is,
 * a phone has a button in its place that says which and opens the others, so that the list begins high.
 *
 * - Not for: what a list is narrowed by already (`ChipList`), or every choice there is (`FilterPanel`).
 * - Accessibility: a list with a name; the link of what is shown is the current one.
 * - Do: name a handful, in a word or two.
 * - Don’t: say a choice here that is said beside the list already.
 */
export function QuickChoices({ label, choices, className, ...rest }: QuickChoicesProps): ReactElement | null {
  if (choices.length < 2) return null
  const shown = choices.find(({ isShown }) => isShown)
  const row = (
    <div className="he-quick-choices">
      <span className="he-quick-label" aria-hidden="true">
        {label}
      </span>
      <ul aria-label={label}>
        {choices.map(({ text, href, isShown = false }) => (
          <li key={href}>
            <a className="he-chip" href={href} rel="nofollow" aria-current={isShown ? 'true' : undefined}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
  const named = joinClasses('he-quick', className)
  if (!shown)
    return (
      <div {...rest} className={named}>
        {row}
      </div>
    )
  return (
    <details {...(rest as ComponentProps<'details'>)} className={named}>
      <summary className="he-chip">
        {label}
        <strong>{shown.text}</strong>
      </summary>
      {row}
    </details>
  )
}
