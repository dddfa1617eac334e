import type { ComponentProps, ReactElement, ReactNode } from 'react'
import { joinClasses } from '../class-name/join-classes.ts'
import { asShown } from '../language/spoken.ts'
import { withKeys } from '../list/with-keys.ts'

/** One thing known, and its name. */
export interface Fact {
  label: ReactNode
  value: ReactNode
  /** Puts an element around name and value, of which the browser makes no box. */
  within?: ((fact: ReactElement) => ReactElement) | undefined
}

interface FactListProps extends Omit<ComponentProps<'dl'>, 'children'> {
  facts: readonly Fact[]
  /** `rows`: name beside value, ruled. `columns`: name over value, several side by side. @default 'rows' */
  layout?: 'rows' | 'columns'
}

/**
 * What is known of a thing, name by name. None renders nothing.
 *
 * - Not for: several things side by side (`ComparisonTable`).
 * - Accessibility: a description list, so each value is read with its name.
 * - Do: keep names to one or two words.
 * - Don’t: put a paragraph into a value.
 */
export function FactList({ facts, layout = 'rows', className, ...rest }: FactListProps): ReactElement | null {
  if (facts.length === 0) return null
  return (
    <dl {...rest} className={joinClasses('he-facts', className)} data-layout={layout}>
      {withKeys(facts).map(({ key, entry: { label, value, within } }) => {
        const fact = (
          <div key={key}>
            <dt>{label}</dt>
            <dd {...asShown(value)}>{value}</dd>
          </div>
        )
        return within ? within(fact) : fact
      })}
    </dl>
  )
}
