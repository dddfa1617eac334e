import type { ComponentProps, ReactElement, ReactNode } from 'react'
import { joinClasses } from '../class-name/join-classes.ts'
import { asShown } from '../language/spoken.ts'
import { Fold } from '../fold/fold.tsx'
import { withKeys } from '../list/with-keys.ts'
import * as words from '../words/words.ts'

/** The figures that a picture is drawn from. The first cell of a row names it. */
interface ChartTable {
  columns: readonly string[]
  rows: readonly (readonly ReactNode[])[]
}

interface ChartProps extends Omit<ComponentProps<'figure'>, 'title'> {
  title: string
  /** The heading above says what the title does: screen readers alone hear it. @default false */
  isTitled?: boolean | undefined
  /** What is seen, in a sentence: it is what screen readers hear before the picture. */
  summary: string
  /** How tall the picture is, in `rem`: it grows with the text. */
  height: number
  /** What marks and lines mean. */
  legend?: ReactNode
  table: ChartTable
  /** The content of the `svg`. Horizontal places are per cent, so that text keeps its size at any width. */
  children: ReactNode
}

/**
 * A picture of data, drawn on the server: a title, what it shows in a sentence, and the figures as a table behind it.
 *
 * - Not for: pictures that show no figures (`Figure`).
 * - Accessibility: an image with a name; every figure is in the table; it is mirrored where text runs from the right.
 * - Do: say in `summary` what a reader is to see.
 * - Don’t: tell things apart by colour alone.
 */
export function Chart({
  title,
  isTitled = false,
  summary,
  height,
  legend,
  table,
  className,
  children,
  ...rest
}: ChartProps): ReactElement {
  return (
    <figure {...rest} className={joinClasses('he-chart', className)}>
      <figcaption>
        <b className={isTitled ? 'he-hidden' : undefined}>{title}</b> <span>{summary}</span>
      </figcaption>
      <svg
        className="he-chart-picture"
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a drawing in the page follows its theme; `img` would not
        role="img"
        aria-label={title}
        width="100%"
        height={`${height}rem`}
      >
        {/* Its name and its table say it all: browsers read out the words of a drawing none the less. */}
        <g aria-hidden="true">{children}</g>
      </svg>
      {legend != null && <div className="he-chart-legend">{legend}</div>}
      <Fold title={words.figures()}>
        <table className="he-chart-table">
          <caption className="he-hidden">{title}</caption>
          <thead>
            <tr>
              {withKeys(table.columns).map(({ key, entry }) => (
                <th key={key} scope="col">
                  {entry}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {withKeys(table.rows).map(({ key, entry }) => (
              <tr key={key}>
                {withKeys(entry).map(({ key: cell, entry: value }) =>
                  cell === 0 ? (
                    <th key={cell} scope="row">
                      {value}
                    </th>
                  ) : (
                    <td key={cell} {...asShown(value)}>
                      {value}
                    </td>
                  ),
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </Fold>
    </figure>
  )
}
