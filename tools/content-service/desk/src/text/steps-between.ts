import { ChangeSet, simplifyChanges } from 'prosemirror-changeset'
import type { TokenEncoder } from 'prosemirror-changeset'
import type { Node } from 'prosemirror-model'
import { AddMarkStep, RemoveMarkStep, ReplaceStep, StepMap, Transform } from 'prosemirror-transform'
import type { Step } from 'prosemirror-transform'
import { changesOf } from '../merging/list-changes.ts'

/** What stands from one place of a document to another, and where it stands in the next. */
interface Range {
  fromA: number
  toA: number
  fromB: number
  toB: number
}

/**
 * The steps from one text to another, as small as they can be told apart.
 *
 * Marks and kinds of blocks come first, then words from the end to the beginning, so that
 * every step counts its places in the first text.
 *
 * @returns `undefined` where steps do not lead there.
 */
export function stepsBetween(before: Node, next: Node): Step[] | undefined {
  const runs = changedBlocks(before, next)
  if (runs.length === 0) return []
  const map = new StepMap(runs.flatMap(({ fromA, toA, fromB, toB }) => [fromA, toA - fromA, toB - fromB]))
  const found = ChangeSet.create(before, undefined, tokens).addSteps(next, [map], 0).changes
  const changes = simplifyChanges(found, next)
  const made = new Transform(before)
  try {
    for (const kept of unchangedWithin(runs, changes)) addLooks(made, next, kept)
    for (const { fromA, toA, fromB, toB } of changes.toReversed())
      made.step(new ReplaceStep(fromA, toA, next.slice(fromB, toB)))
  } catch {
    return undefined
  }
  return made.doc.eq(next) ? made.steps : undefined
}

/** Words alone: marks and kinds of blocks are changes of their own. */
const tokens: TokenEncoder<number | string> = {
  encodeCharacter: (character) => character,
  encodeNodeStart: (node) => (node.isTextblock ? 'block' : JSON.stringify(node.toJSON())),
  encodeNodeEnd: () => 'end',
  compareTokens: (a, b) => a === b,
}

/** The blocks that differ. */
function changedBlocks(before: Node, next: Node): Range[] {
  let moved = 0
  return changesOf(
    before.children,
    next.children,
    (one, other) => one.eq(other),
    (node) => !node.isTextblock || node.content.size > 0,
  ).map(({ from, to, items }) => {
    const fromA = sizeOf(before.children.slice(0, from))
    const toA = fromA + sizeOf(before.children.slice(from, to))
    const fromB = fromA + moved
    const toB = fromB + sizeOf(items)
    moved = toB - toA
    return { fromA, toA, fromB, toB }
  })
}

function sizeOf(nodes: readonly Node[]): number {
  return nodes.reduce((sum, { nodeSize }) => sum + nodeSize, 0)
}

/** What stayed between the changes of the blocks that differ. */
function unchangedWithin(runs: readonly Range[], changes: readonly Range[]): Range[] {
  return runs.flatMap((run) => {
    const kept: Range[] = []
    let [fromA, fromB] = [run.fromA, run.fromB]
    for (const change of changes.filter(({ toA, fromA: from }) => toA >= run.fromA && from <= run.toA)) {
      if (change.fromA > fromA) kept.push({ fromA, toA: change.fromA, fromB, toB: change.fromB })
      ;[fromA, fromB] = [change.toA, change.toB]
    }
    if (run.toA > fromA) kept.push({ fromA, toA: run.toA, fromB, toB: run.toB })
    return kept
  })
}

/** The marks and the kinds of blocks of words that stayed. */
function addLooks(made: Transform, next: Node, { fromA, toA, fromB }: Range): void {
  const moved = fromB - fromA
  made.doc.nodesBetween(fromA, toA, (node, at) => {
    const other = node.isTextblock && at >= fromA ? next.nodeAt(at + moved) : undefined
    if (other && !node.sameMarkup(other)) made.setNodeMarkup(at, other.type, other.attrs)
    if (!node.isInline) return
    const end = Math.min(toA, at + node.nodeSize)
    for (let from = Math.max(fromA, at); from < end;) {
      const { parent, parentOffset } = next.resolve(from + moved)
      const { node: same, offset } = parent.childAfter(parentOffset)
      const to = same ? Math.min(end, from + offset + same.nodeSize - parentOffset) : end
      for (const mark of node.marks)
        if (same && !mark.isInSet(same.marks)) made.step(new RemoveMarkStep(from, to, mark))
      for (const mark of same?.marks ?? [])
        if (!mark.isInSet(node.marks)) made.step(new AddMarkStep(from, to, mark))
      from = to
    }
  })
}
