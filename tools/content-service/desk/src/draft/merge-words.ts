import { isJsonObject } from '../../../src/json/json.ts'
import type { Json } from '../../../src/json/json.ts'
import { fromWire } from '../text/from-wire.ts'
import { mergedTexts } from '../text/merge-texts.ts'
import { schema } from '../text/schema.ts'
import { blocksOf } from '../text/to-wire.ts'

type Value = Json | undefined

/** One line that two wrote in; `undefined` where they changed the same words. */
export function mergedWords(base: Value, mine: Value, theirs: Value, isOnce: boolean): string | undefined {
  const [before, own, others] = [base, mine, theirs].map((value) =>
    schema.node('doc', null, [
      schema.node('preformatted', null, typeof value === 'string' && value ? [schema.text(value)] : []),
    ]),
  )
  return before && own && others && mergedTexts(before, own, others, isOnce)?.textContent
}

/** Blocks that two wrote in; `undefined` where they changed the same words. */
export function mergedBlocks(
  base: Json[],
  mine: Json[],
  theirs: Json[],
  isOnce: boolean,
): Json[] | undefined {
  const made = mergedTexts(fromWire(base), fromWire(mine), fromWire(theirs), isOnce)
  return made && blocksOf(made)
}

/** Whether items of a list are the blocks of a text. */
export function areBlocks(items: readonly Json[]): boolean {
  return (
    items.every(
      (item) => isJsonObject(item) && typeof item['type'] === 'string' && !('slice_type' in item),
    ) && items.some((item) => isJsonObject(item) && Array.isArray(item['spans']))
  )
}
