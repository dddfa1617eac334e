/**
 * Checks the parts of a response the client relies on, by hand: a schema library is larger than the client,
 * and copies what it checks.
 *
 * @module
 */

/**
 * Looks at a value. @returns The paths of what is wrong, as `refs.0.id`; the empty path is the value
 * itself.
 */
type Shape = (value: unknown) => readonly string[]

const nothing: readonly string[] = []
const itself: readonly string[] = ['']

/** A value that passes a test. */
export function value(isRight: (value: unknown) => boolean): Shape {
  return (given) => (isRight(given) ? nothing : itself)
}

export const anything: Shape = () => nothing
export const text: Shape = value((given) => typeof given === 'string')
/** Text of at least one letter. */
export const name: Shape = value((given) => typeof given === 'string' && given !== '')
export const number: Shape = value((given) => typeof given === 'number')
export const yesOrNo: Shape = value((given) => typeof given === 'boolean')

/** May be absent. */
export function optional(shape: Shape): Shape {
  return (given) => (given === undefined ? nothing : shape(given))
}

/** May be `null`. */
export function nullable(shape: Shape): Shape {
  return (given) => (given === null ? nothing : shape(given))
}

/** Either one; faults are reported for the second. */
export function either(first: Shape, second: Shape): Shape {
  return (given) => (first(given).length === 0 ? nothing : second(given))
}

/** A list whose every item has this shape. */
export function listOf(item: Shape): Shape {
  return (given) => {
    if (!Array.isArray(given)) return itself
    const faults: string[] = []
    for (const [index, one] of given.entries()) collect(faults, index, item(one))
    return faults
  }
}

/** An object whose every value has this shape. */
export function recordOf(item: Shape): Shape {
  return (given) => {
    if (!isRecord(given)) return itself
    const faults: string[] = []
    if (item !== anything) for (const key in given) collect(faults, key, item(given[key]))
    return faults
  }
}

/** An object with these fields, and whatever else. */
export function objectWith(fields: Record<string, Shape>): Shape {
  const entries = Object.entries(fields)
  return (given) => {
    if (!isRecord(given)) return itself
    const faults: string[] = []
    for (const [key, shape] of entries) collect(faults, key, shape(given[key]))
    return faults
  }
}

/** Whether a value has a shape. */
export function fits(shape: Shape, given: unknown): boolean {
  return shape(given).length === 0
}

function isRecord(given: unknown): given is Record<string, unknown> {
  return typeof given === 'object' && given !== null && !Array.isArray(given)
}

function collect(faults: string[], key: string | number, found: readonly string[]): void {
  for (const path of found) faults.push(path === '' ? String(key) : `${key}.${path}`)
}
