import type { ComponentProps, ReactElement, ReactNode } from 'react'
import { joinClasses } from '../class-name/join-classes.ts'
import { Link } from '../link/link.tsx'
import { withKeys } from '../list/with-keys.ts'
import { words } from '../words/words.ts'

/** One of the things compared. */
interface ComparedThing {
  name: string
  href?: string | undefined
  /** What can be done with it here, such as a button. */
  action?: ReactNode
}

/** One point of comparison. */
export interface ComparisonRow {
  label: string
  /** One per thing, in their order. Nothing known is shown as a dash. */
  cells: readonly ReactNode[]
  /** Whether the things are unlike in it. */
  differs?: boolean
}

interface ComparisonTableProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** What is compared. Names the table. */
  caption: string
  things: readonly ComparedThing[]
  rows: readonly ComparisonRow[]
  /** Marks the points in which they differ. @default false */
  marksDifferences?: boolean
}

/**
 * Things side by side. Wider than the window it scrolls inside itself, by touch
 * or keyboard, while the row headings stay; on a phone each point is a block of
 * its own. Nothing to compare renders nothing.
 *
 * - Not for: one thing and its facts (`FactList`).
 * - Accessibility: a named table with headings for rows and columns, which scrolls by keyboard as well.
 * - Do: keep to points a reader decides by.
 * - Don’t: compare more than four things, or leave a cell out.
 */
export function ComparisonTable({
  caption,
  things,
  rows,
  marksDifferences = false,
  className,
  ...rest
}: ComparisonTableProps): ReactElement | null {
  if (things.length === 0 || rows.length === 0) return null
  return (
    <section
      aria-label={caption}
      {...rest}
      className={joinClasses('he-comparison', className)}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
      tabIndex={0}
    >
      <table className="he-comparison-table">
        <caption className="he-hidden">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="he-hidden">{words().comparison.point}</span>
            </th>
            {withKeys(things).map(({ key, entry }) => (
              <th key={key} scope="col">
                <Link href={entry.href}>{entry.name}</Link> {entry.action}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {withKeys(rows).map(({ key, entry }) => (
            <tr key={key} data-differs={(marksDifferences && entry.differs) || undefined}>
              <th scope="row">
                {entry.label}
                {marksDifferences && entry.differs && (
                  <span className="he-comparison-differs">{words().comparison.differs}</span>
                )}
              </th>
              {entry.cells.map((cell, place) => (
                // oxlint-disable-next-line react/no-array-index-key -- a cell is known by its column
                <td key={place} data-label={things[place]?.name}>
                  <span>{cell ?? <span className="he-comparison-none">–</span>}</span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
