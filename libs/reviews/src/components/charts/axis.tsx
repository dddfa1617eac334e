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

/** How much of the narrowest picture, 18 times as wide as its text is high, a letter takes, and the gap between words. */
const letter = 0.025

/** Figures this short have room around the line of either end. */
const shortest = 2

/**
 * The upright lines of an axis, with their words below. Words that would run into those before them, or into the last,
 * are left out where the window is narrow.
 */
export function Axis({ ticks, scale, height }: AxisProps): ReactElement {
  const places = ticks.map(({ at, words }) => {
    const share = scale(at)
    const length = words.length * letter
    if (words.length > shortest && share < 0.06)
      return { x: '0', anchor: 'start', from: 0, to: length } as const
    if (words.length > shortest && share > 0.94)
      return { x: '100%', anchor: 'end', from: 1 - length, to: 1 } as const
    return { x: place(share), anchor: 'middle', from: share - length / 2, to: share + length / 2 } as const
  })
  const crowded = crowdedOf(places)
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
      {ticks.map(({ words }, at) => (
        <text
          key={words}
          className="he-chart-tick"
          data-crowded={crowded.has(at) ? '' : undefined}
          x={places[at]?.x}
          y={rem(height + 1)}
          textAnchor={places[at]?.anchor}
        >
          {words}
        </text>
      ))}
    </>
  )
}

/** The places of words that would overprint others. The first and the last say how far an axis reaches, and stay. */
function crowdedOf(places: readonly { from: number; to: number }[]): ReadonlySet<number> {
  const crowded = new Set<number>()
  const end = places.at(-1)?.from ?? 1
  let taken = places[0]?.to ?? 0
  for (const [at, { from, to }] of places.slice(1, -1).entries())
    if (from < taken + letter || to > end - letter) crowded.add(at + 1)
    else taken = to
  return crowded
}
