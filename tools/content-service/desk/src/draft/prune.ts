import type { FieldFault } from '../../../src/desk/contract.ts'
import { valueAt, withValueAt } from './content.ts'
import type { Content } from './content.ts'
import { fieldOfPlace } from './field-of-place.ts'

/**
 * Content without the fields that cannot be kept as they are, so that the rest is
 * saved meanwhile. A UID goes back to what it was.
 *
 * @returns `undefined` when more than single fields are at fault: nothing is to be saved then.
 */
export function withoutFaults(
  content: Content,
  faults: readonly FieldFault[],
  saved: Content,
): Content | undefined {
  let rest = content
  // From the end on, so that places in lists stay true.
  for (const path of faults
    .map((fault) => fieldOfPlace(fault.path))
    .sort()
    .toReversed()) {
    if (path === 'uid') rest = withValueAt(rest, 'uid', saved.uid)
    else if (!path.startsWith('data.') || /\.\d+$/.test(path)) return undefined
    else if (valueAt(rest, path) !== undefined) rest = withValueAt(rest, path, undefined)
  }
  return rest
}
