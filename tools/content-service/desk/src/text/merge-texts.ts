import type { Node } from 'prosemirror-model'
import { AddMarkStep, ReplaceAroundStep, ReplaceStep, Transform } from 'prosemirror-transform'
import type { Step } from 'prosemirror-transform'
import { stepsBetween } from './steps-between.ts'

// What two type at one place stays whole: each goes on before what the other has there. The library's own setting for it.
ReplaceStep.MAP_BIAS = -1

/**
 * What two made of one text: the steps of one, then those of the other, rebased over them.
 *
 * @param isOnce What both put in at one place is the same: one of them has what the other sent.
 * @returns `undefined` where both changed the same words.
 */
export function mergedTexts(base: Node, mine: Node, theirs: Node, isOnce: boolean): Node | undefined {
  const own = stepsBetween(base, mine)
  const others = stepsBetween(base, theirs)
  if (!own || !others) return undefined
  const rest = own.filter((step) => !others.some((other) => isSame(step, other, isOnce)))
  if (rest.some((step) => others.some((other) => doCollide(step, other)))) return undefined
  const made = new Transform(theirs)
  const rebased = new Transform(base)
  for (const step of others) rebased.step(step)
  for (const step of rest) {
    const moved = step.map(rebased.mapping)
    // The kind of a block that the other took out.
    if (!moved && step instanceof ReplaceAroundStep) return undefined
    if (moved && made.maybeStep(moved).failed) return undefined
  }
  try {
    made.doc.check()
  } catch {
    return undefined
  }
  return made.doc
}

function isSame(one: Step, other: Step, isOnce: boolean): boolean {
  const isAlike = JSON.stringify(one.toJSON()) === JSON.stringify(other.toJSON())
  if (!(one instanceof ReplaceStep && one.from === one.to)) return isAlike
  return isOnce && (isAlike || isWithin(one, other))
}

function isWithin(one: ReplaceStep, other: Step): boolean {
  if (!(other instanceof ReplaceStep) || other.from !== one.from || other.to !== one.to) return false
  const [inner = '', outer = ''] = [one, other].map(({ slice: { content } }) =>
    content.textBetween(0, content.size, '\n', '\n'),
  )
  return inner !== '' && outer.includes(inner)
}

function doCollide(one: Step, other: Step): boolean {
  if (one instanceof ReplaceAroundStep && other instanceof ReplaceAroundStep) return one.from === other.from
  if (one instanceof AddMarkStep && other instanceof AddMarkStep)
    return one.mark.type === other.mark.type && 'data' in one.mark.attrs && overlap(one, other)
  if (!(one instanceof ReplaceStep) || !(other instanceof ReplaceStep)) return false
  if (one.slice.size === 0 && other.slice.size === 0) return false
  return overlap(one, other)
}

/** Places that touch are apart. */
function overlap(one: { from: number; to: number }, other: { from: number; to: number }): boolean {
  return one.from < other.to && other.from < one.to
}
