import { Chart } from '@house-edge/ui'
import type { ReactElement } from 'react'
import { Axis } from './axis.tsx'
import { LegendEntry } from './legend-entry.tsx'
import { logarithmic, place, rem } from './scale.ts'
import { words } from '../../words/words.ts'

/** One measured time. */
interface StripMark {
  hours: number
  /** What the mark’s shape stands for, such as a payment method. */
  kind: string
  /** Measured by somebody else than us: drawn hollow. */
  isOfReader?: boolean
  /** Said in the table, such as the day. */
  note?: string | undefined
}

/** The times of one thing. */
export interface StripRow {
  name: string
  marks: readonly StripMark[]
  /** Where half lies below. */
  middle?: number | undefined
}

interface StripPlotProps {
  title: string
  summary: string
  rows: readonly StripRow[]
  /** Says a time. */
  timeWords: (hours: number) => string
}

const allTicks = [
  { at: 0.25, name: 'quarter' },
  { at: 1, name: 'hour' },
  { at: 6, name: 'sixHours' },
  { at: 24, name: 'day' },
  { at: 72, name: 'threeDays' },
  { at: 168, name: 'week' },
  { at: 504, name: 'threeWeeks' },
] as const

const shapes = [
  'M-5 0a5 5 0 1 0 10 0a5 5 0 1 0-10 0z',
  'M0-6 6 0 0 6-6 0z',
  'M-4.5-4.5h9v9h-9z',
  'M0-6 6 5h-12z',
  'M-2-6h4v4h4v4h-4v4h-4v-4h-4v-4h4z',
  'M-6-5h12L0 6z',
  'M-6-3-3-6 0-3 3-6 6-3 3 0 6 3 3 6 0 3-3 6-6 3-3 0z',
  'M-5-6H5L1 0 5 6H-5L-1 0z',
]
const rowRem = 3.25

/**
 * Times of several things, each a mark on one axis on which every doubling is equally long.
 *
 * - Not for: times that differ by little.
 * - Accessibility: kinds differ in shape; the table names every time.
 * - Do: give all rows one axis.
 * - Don’t: leave out the slow ones.
 */
export function StripPlot({ title, summary, rows, timeWords }: StripPlotProps): ReactElement | null {
  const marks = rows.flatMap((row) => row.marks)
  if (marks.length === 0) return null
  const hours = marks.map((mark) => mark.hours)
  const from = allTicks.findLast(({ at }) => at <= Math.min(...hours)) ?? allTicks[0]
  const to = allTicks.find(({ at }) => at >= Math.max(...hours)) ?? { at: Math.max(...hours) }
  const scale = logarithmic(from.at, to.at)
  // Where each row is of one kind its name says it, and what the line is stands above: a legend would say both again.
  const isNamed = rows.every(({ name, marks: own }) => own.every(({ kind }) => kind === name))
  const kinds = isNamed ? [] : [...new Set(marks.map(({ kind }) => kind))]
  const shapeOf = (kind: string): string => shapes[Math.max(0, kinds.indexOf(kind)) % shapes.length]!
  const hasReaders = marks.some(({ isOfReader }) => isOfReader)
  const height = rows.length * rowRem
  const said = words().charts.payouts
  return (
    <Chart
      title={title}
      summary={summary}
      height={height + 1.5}
      legend={
        isNamed && !hasReaders ? undefined : (
          <ul>
            {kinds.map((kind) => (
              <LegendEntry key={kind} className="he-chart-mark" d={shapeOf(kind)}>
                {kind}
              </LegendEntry>
            ))}
            {!isNamed && rows.some(({ middle }) => middle !== undefined) && (
              <LegendEntry className="he-chart-middle" d="M0-8V8">
                {said.middle}
              </LegendEntry>
            )}
            {hasReaders && (
              <LegendEntry className="he-chart-mark" data-hollow="" d={shapes[0]}>
                {said.readers}
              </LegendEntry>
            )}
          </ul>
        )
      }
      table={{
        columns: [said.of, said.by, said.took, said.when],
        rows: rows.flatMap(({ name, marks: own }) =>
          own.map(({ hours: each, kind, isOfReader, note }) => [
            name,
            isOfReader ? said.timedBy(kind, said.readers) : kind,
            timeWords(each),
            note ?? '–',
          ]),
        ),
      }}
    >
      <Axis
        ticks={allTicks
          .filter(({ at }) => at >= from.at && at <= to.at)
          .map(({ at, name }) => ({ at, words: words().charts.ticks[name] }))}
        scale={scale}
        height={height}
      />
      {rows.map(({ name, marks: own, middle }, at) => (
        <g key={name} data-row={name}>
          <text x="0" y={rem(at * rowRem + 1)}>
            {middle === undefined ? name : said.row(name, timeWords(middle))}
          </text>
          {middle !== undefined && (
            <line
              className="he-chart-middle"
              x1={place(scale(middle))}
              x2={place(scale(middle))}
              y1={rem(at * rowRem + 1.35)}
              y2={rem(at * rowRem + 2.85)}
            />
          )}
          {own.map((mark, index) => (
            <svg
              // oxlint-disable-next-line react/no-array-index-key -- several withdrawals may take as long
              key={`${mark.hours} ${index}`}
              x={place(scale(mark.hours))}
              y={rem(at * rowRem + 2.1)}
              overflow="visible"
            >
              <path
                className="he-chart-mark"
                data-hollow={mark.isOfReader ? '' : undefined}
                d={shapeOf(mark.kind)}
              />
            </svg>
          ))}
        </g>
      ))}
    </Chart>
  )
}
