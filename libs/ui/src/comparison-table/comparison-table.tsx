import type { ComponentProps, ReactElement, ReactNode } from 'react'
import { joinClasses } from '../class-name/join-classes.ts'
import { Link } from '../link/link.tsx'
import { withKeys } from '../list/with-keys.ts'
import * as words from '../words/words.ts'

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
  /** The places of the things that are best in it. */
  best?: readonly number[] | undefined
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
 * Things side by side. Wider than the window it scrolls inside itself, by touch or keyboard, while headings stay; on a
 * phone each thing is a card that swipes, under its name. Where differences are marked, a box leaves out what all have
 * alike, without a script. Nothing to compare renders nothing.
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
  const table = (
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
              <span className="he-hidden">{words.comparison().point}</span>
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
                <span>{entry.label}</span>
                {marksDifferences && entry.differs && (
                  <span className="he-comparison-differs">{words.comparison().differs}</span>
                )}
              </th>
              {entry.cells.map((cell, place) => (
                // oxlint-disable-next-line react/no-array-index-key -- a cell is known by its column
                <td key={place} data-best={entry.best?.includes(place) || undefined}>
                  {cell ?? <span className="he-comparison-none">–</span>}
                  {entry.best?.includes(place) && (
                    <span className="he-comparison-best">{words.comparison().best}</span>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
  if (!marksDifferences || !rows.some(({ differs }) => differs) || rows.every(({ differs }) => differs))
    return table
  return (
    <div className="he-comparison-frame">
      <label className="he-comparison-switch">
        <input className="he-field-box" type="checkbox" />
        {words.comparison().onlyDifferences}
      </label>
      {table}
    </div>
  )
}
