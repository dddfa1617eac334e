import { readGroup } from '../field/record.ts'
import { readText } from '../field/scalar.ts'

/** The points of a list of pros or cons, without empty ones. */
export function pointsOf(group: readonly { text?: unknown }[] | null | undefined): readonly string[] {
  return readGroup(group).flatMap((item) => readText(item.text) ?? [])
}
