import type { ComponentProps, ReactElement, ReactNode } from 'react'
import { AgeMark } from '../age-mark/age-mark.tsx'
import { joinClasses } from '../class-name/join-classes.ts'
import { asShown } from '../language/spoken.ts'
import { Icon } from '../icon/icon.tsx'
import * as words from '../words/words.ts'

/** `info`: worth knowing. `warning`: costs money to miss. `adult`: about the age that is needed. */
type CalloutKind = 'info' | 'warning' | 'adult'

interface CalloutProps extends Omit<ComponentProps<'aside'>, 'title'> {
  /** @default 'info' */
  kind?: CalloutKind
  title?: ReactNode
  /** The mark shown by the `adult` kind. @default '18+' */
  age?: string | undefined
}

/**
 * A remark that must not be missed.
 *
 * - Not for: what came of something the visitor did (`Notice`), or an error in a form (`TextField`).
 * - Accessibility: a note named by its kind, so that the kind is heard where its colour is not seen; no landmark, as a
 *   page has several of a kind.
 * - Do: put the fact into the title.
 * - Don’t: put two side by side, or terms of an offer into one.
 */
export function Callout({
  kind = 'info',
  title,
  age = '18+',
  className,
  children,
  ...rest
}: CalloutProps): ReactElement {
  return (
    <aside
      role="note"
      aria-label={words.callout()[kind]}
      {...rest}
      className={joinClasses('he-callout', className)}
      data-kind={kind}
    >
      {kind === 'adult' ? <AgeMark age={age} /> : <Icon name={kind} />}
      <div className="he-callout-words">
        {title != null && (
          <p className="he-callout-title" {...asShown(title)}>
            {title}
          </p>
        )}
        {children}
      </div>
    </aside>
  )
}
