import type { ReactElement } from 'react'
import { asShown } from '@house-edge/ui/language'

/** A sentence before and after a change: what was taken out and what was put in, between what stayed. */
export function Difference({
  before,
  after,
}: {
  before: string | undefined
  after: string | undefined
}): ReactElement | null {
  if (before === undefined && after === undefined) return null
  const { start, taken, put, end } = differenceOf(before ?? '', after ?? '')
  return (
    <p className="he-difference" {...asShown(after ?? before)}>
      {start} {taken && <del>{taken}</del>} {put && <ins>{put}</ins>} {end}
    </p>
  )
}

/** What two sentences share at their beginning and their end, word by word, and what differs between. */
export function differenceOf(
  before: string,
  after: string,
): { start: string; taken: string; put: string; end: string } {
  const [old, recent] = [before, after].map((text) => text.split(/\s+/).filter(Boolean)) as [
    string[],
    string[],
  ]
  const shortest = Math.min(old.length, recent.length)
  let start = 0
  while (start < shortest && old[start] === recent[start]) start++
  let end = 0
  while (end < shortest - start && old.at(-1 - end) === recent.at(-1 - end)) end++
  return {
    start: old.slice(0, start).join(' '),
    taken: old.slice(start, old.length - end).join(' '),
    put: recent.slice(start, recent.length - end).join(' '),
    end: old.slice(old.length - end).join(' '),
  }
}
