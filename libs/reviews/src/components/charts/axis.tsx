import type { ReactElement } from 'react'
import { place, rem, type Scale } from './scale.ts'

interface Tick {
  at: number
  words: string
}

interface AxisProps {
  ticks: readonly Tick[]
  scale: Scale
  /** How far down the lines reach, in `rem`; the words stand below them. */
  height: number
}

/** The upright lines of an axis, with their words below. */
export function Axis({ ticks, scale, height }: AxisProps): ReactElement {
  return (
    <>
      {ticks.map(({ at, words }) => (
        <line
          key={words}
          className="he-chart-axis"
          x1={place(scale(at))}
          x2={place(scale(at))}
          y2={rem(height)}
        />
      ))}
      {ticks.map(({ at, words }) => {
        const share = scale(at)
        return (
          <text
            key={words}
            className="he-chart-tick"
            x={share < 0.06 ? '0' : share > 0.94 ? '100%' : place(share)}
            y={rem(height + 1)}
            textAnchor={share < 0.06 ? 'start' : share > 0.94 ? 'end' : 'middle'}
          >
            {words}
          </text>
        )
      })}
    </>
  )
}
