import type { ComponentProps, ReactElement, ReactNode } from 'react'
import { joinClasses } from '../class-name/join-classes.ts'
import { ContentImage } from '../content-image/content-image.tsx'
import type { ImageSource } from '../content-image/image-sources.ts'
import { asShown } from '../language/spoken.ts'
import { Link } from '../link/link.tsx'
import { withKeys } from '../list/with-keys.ts'
import * as words from '../words/words.ts'

/** One of the things compared. */
interface ComparedThing {
  name: string
  href?: string | undefined
  /** Its picture, such as a logo: square, by which its column is known. */
  image?: ImageSource | undefined
  /** What can be done with it here, such as a button. */
  action?: ReactNode
}

/** One point of comparison. */
export interface ComparisonRow {
  label: string
  /** One per thing, in their order. Nothing known is shown as a dash. */
  cells: readonly ReactNode[]
  /** Whether the things are unlike in it. Of those alike the first cell stands for all. @default that is not known */
  differs?: boolean
  /** The places of the things that are best in it. */
  best?: readonly number[] | undefined
}

interface ComparisonTableProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** What is compared. Names the table. */
  caption: string
  things: readonly ComparedThing[]
  rows: readonly ComparisonRow[]
  /** Sets the points in which they differ apart from those all have alike, which are said once. @default false */
  marksDifferences?: boolean
}

/**
 * Things side by side, each below its picture and name, which stay in sight where up to four are compared. Wider than the
 * window it scrolls inside itself, by touch or keyboard; on a phone each point is a heading with its columns below it, so
 * that nothing is out of sight, and where they have no room each answer has the name of its thing above it. What is best in
 * a point says so. Where differences are marked, what all have alike is said once at the
 * end, and a box leaves it out, without a script. Nothing to compare renders nothing.
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
  const isAlike = ({ differs }: ComparisonRow): boolean => marksDifferences && differs === false
  const alike = rows.filter(isAlike)
  const unlike = rows.filter((row) => !isAlike(row))
  const table = (
    <section
      aria-label={caption}
      {...rest}
      data-things={things.length}
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
            {withKeys(things).map(({ key, entry: { name, href, image } }) => (
              <th key={key} scope="col">
                {image && <ContentImage className="he-comparison-image" {...image} alt="" sizes="3rem" />}
                <Link href={href}>{name}</Link>
              </th>
            ))}
          </tr>
          {things.some(({ action }) => action != null) && (
            <tr className="he-comparison-actions">
              {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- no control: the corner above the labels */}
              <td />
              {withKeys(things).map(({ key, entry: { name, action } }) => (
                <td key={key} data-of={name}>
                  {action}
                </td>
              ))}
            </tr>
          )}
        </thead>
        {unlike.length > 0 && (
          <tbody>
            {withKeys(unlike).map(({ key, entry }) => (
              <tr key={key}>
                <th scope="row">{entry.label}</th>
                {entry.cells.map((cell, place) => (
                  <td
                    // oxlint-disable-next-line react/no-array-index-key -- a cell is known by its column
                    key={place}
                    data-of={things[place]?.name}
                    {...asShown(cell)}
                    data-best={entry.best?.includes(place) || undefined}
                  >
                    {cell ?? <None />}
                    {entry.best?.includes(place) && (
                      <span className="he-comparison-best">{words.comparison().best}</span>
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        )}
        {alike.length > 0 && (
          <tbody className="he-comparison-alike">
            <tr>
              <th scope="rowgroup" colSpan={things.length + 1}>
                {words.comparison().alike}
              </th>
            </tr>
            {withKeys(alike).map(({ key, entry }) => (
              <tr key={key}>
                <th scope="row">{entry.label}</th>
                <td colSpan={things.length}>{entry.cells[0] ?? <None />}</td>
              </tr>
            ))}
          </tbody>
        )}
      </table>
    </section>
  )
  if (alike.length === 0 || unlike.length === 0) return table
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

function None(): ReactElement {
  return <span className="he-comparison-none">–</span>
}
