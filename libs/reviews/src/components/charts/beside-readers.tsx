import { Chart, scoreWords } from '@house-edge/ui'
import type { ReactElement } from 'react'
import { Axis } from './axis.tsx'
import { LegendEntry } from './legend-entry.tsx'
import { extent, linear, place, rem } from './scale.ts'
import { words } from '../../words/words.ts'

/** One thing that we and readers have marked, each on a scale of their own. */
interface BothMarks {
  name: string
  /** Out of 10. */
  ours: number
  /** The average of readers’ marks from 1 to 5. */
  readers: number
}

const ticks = [0, 2, 4, 6, 8, 10].map((at) => ({ at, words: String(at) }))
const scale = linear(0, 10)
const rowRem = 3
/** A bar of the legend. */
const bar = 'M-13-4h26v8h-26z'

/**
 * What readers make of parts of a casino, below what we do.
 *
 * - Not for: an average of both, which would say nothing.
 * - Accessibility: ours are filled and readers’ hollow; both figures stand above their bars and in the table.
 * - Do: say how many readers it is.
 * - Don’t: show it before a reader has marked anything.
 */
export function BesideReaders({
  marks,
  votes,
}: {
  marks: readonly BothMarks[]
  votes: number
}): ReactElement | null {
  if (marks.length === 0 || votes === 0) return null
  const said = words().charts.beside
  const height = marks.length * rowRem
  return (
    <Chart
      title={said.title}
      summary={said.summary(votes)}
      height={height + 1.5}
      legend={
        <ul>
          <LegendEntry className="he-chart-mark" d={bar}>
            {said.ours}
          </LegendEntry>
          <LegendEntry className="he-chart-mark" data-hollow="" d={bar}>
            {said.readers}
          </LegendEntry>
        </ul>
      }
      table={{
        columns: [words().charts.score.part, said.oursColumn, said.readersColumn],
        rows: marks.map(({ name, ours, readers }) => [name, scoreWords(ours), scoreWords(readers)]),
      }}
    >
      <Axis ticks={ticks} scale={scale} height={height} />
      {marks.map(({ name, ours, readers }, at) => (
        <g key={name} data-row={name}>
          <text x="0" y={rem(at * rowRem + 0.9)}>
            {said.line(name, scoreWords(ours), scoreWords(readers))}
          </text>
          <Bar value={ours} top={at * rowRem + 1.3} />
          <Bar value={readers * 2} top={at * rowRem + 2.05} isHollow />
        </g>
      ))}
    </Chart>
  )
}

function Bar({ value, top, isHollow }: { value: number; top: number; isHollow?: boolean }): ReactElement {
  return (
    <rect
      className="he-chart-mark"
      data-hollow={isHollow ? '' : undefined}
      x={place(0)}
      width={extent(scale(value))}
      y={rem(top)}
      height="0.5rem"
    />
  )
}
