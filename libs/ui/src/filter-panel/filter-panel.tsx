import type { ComponentProps, ReactElement, ReactNode } from 'react'
import { joinClasses } from '../class-name/join-classes.ts'

interface FilterPanelProps extends Omit<ComponentProps<'form'>, 'title' | 'method'> {
  /** What it does. Opens it on a phone. */
  title: string
  /** What is chosen in a few words, such as “2 chosen”: beside the title, where the form is folded. Default: nothing is. */
  chosen?: string | undefined
  /** The buttons, below the fields. */
  actions: ReactNode
  /** Fields that few readers need, folded away below the others; opened where one of them is chosen. */
  more?: { title: string; fields: ReactNode; isOpen: boolean } | undefined
}

/**
 * Narrows a list: a plain form whose answer is an address. Folded on a phone,
 * open beside the list on a wide window; needs no script.
 *
 * - Not for: sending something (`Form`): a filter’s answer is an address.
 * - Accessibility: a form named by its title, in a native fold on a phone.
 * - Do: keep the buttons in `actions`, below the fields, and put what few readers ask for into `more`.
 * - Don’t: filter on every key: wait for the button.
 */
export function FilterPanel({
  title,
  chosen,
  actions,
  more,
  className,
  children,
  ...rest
}: FilterPanelProps): ReactElement {
  // Browsers that load a page again on the way back would restore a choice which the list beside it does not follow.
  return (
    <form
      aria-label={title}
      autoComplete="off"
      {...rest}
      method="get"
      className={joinClasses('he-filter', className)}
    >
      <details className="he-fold">
        <summary className="he-fold-title">
          <span>
            {title}
            {chosen !== undefined && <span className="he-filter-chosen"> ({chosen})</span>}
          </span>
        </summary>
        <div className="he-filter-fields">{children}</div>
        {more && (
          <details className="he-filter-more" open={more.isOpen}>
            <summary>{more.title}</summary>
            <div className="he-filter-fields">{more.fields}</div>
          </details>
        )}
        <div className="he-filter-actions">{actions}</div>
      </details>
    </form>
  )
}
