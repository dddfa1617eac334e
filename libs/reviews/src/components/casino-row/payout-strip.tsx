import type { ReactElement } from 'react'

/** From a quarter of an hour to two weeks. */
const [shortest, longest] = [0.25, 336]
/** An hour, a day, a week. */
const marks = [1, 24, 168]
const width = 200

/**
 * From the quickest withdrawal to the slowest, on one scale for every row, which widens from minutes to weeks.
 *
 * - Accessibility: an ornament of the words beside it, which say the same.
 */
export function PayoutStrip({
  range,
}: {
  /** In hours. `undefined` renders nothing. */
  range: { fastest: number; slowest: number } | undefined
}): ReactElement | null {
  if (!range) return null
  const from = placeOf(range.fastest)
  // So short a way is still to be seen.
  const to = Math.max(placeOf(range.slowest), from + 4)
  return (
    <svg
      className="he-payout-strip"
      viewBox={`0 0 ${width} 12`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path
        className="he-payout-strip-scale"
        d={`M0 6H${width}${marks.map((hours) => `M${placeOf(hours)} 2V10`).join('')}`}
        stroke="currentColor"
      />
      <path d={`M${from} 6H${to}`} stroke="currentColor" strokeWidth="6" />
    </svg>
  )
}

/** A time by one way to be paid: the time is what rows are compared by, so the way stands below it in small letters. */
export function PayoutTime({
  time,
  said,
}: {
  time: string
  /** With the way, as the language has it. */
  said: string
}): ReactElement {
  if (!said.startsWith(`${time} `)) return <>{said}</>
  return (
    <>
      {time} <span className="he-payout-way">{said.slice(time.length + 1)}</span>
    </>
  )
}

function placeOf(hours: number): number {
  const share = Math.log(hours / shortest) / Math.log(longest / shortest)
  return Math.round(Math.min(1, Math.max(0, share)) * width)
}
