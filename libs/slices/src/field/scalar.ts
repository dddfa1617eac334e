/**
 * Reads fields that hold one value.
 *
 * Content is checked when it is read from the service, but previews, imports and
 * the slice simulator bring whatever an editor typed. A field of the wrong kind
 * counts as empty here, so that no component ever prints `undefined` or `NaN`.
 *
 * @module
 */

/** A text with something in it. */
export function readText(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined
  const text = value.trim()
  return text === '' ? undefined : text
}

/** A finite number within the range, in the units of its field; else `undefined`. */
export function readNumber(
  value: unknown,
  { min = -Infinity, max = Infinity }: { min?: number; max?: number } = {},
): number | undefined {
  if (typeof value !== 'number' || !Number.isFinite(value)) return undefined
  return value >= min && value <= max ? value : undefined
}

/** Yes or no; `undefined` when the field is empty. */
export function readBoolean(value: unknown): boolean | undefined {
  return typeof value === 'boolean' ? value : undefined
}

/** One of the options of a select, else `undefined`. */
export function readChoice<Option extends string>(
  value: unknown,
  options: readonly Option[],
): Option | undefined {
  return options.find((option) => option === value)
}

/** A day of the calendar as `2026-10-14`, else `undefined`. */
export function readDay(value: unknown): string | undefined {
  if (typeof value !== 'string' || !/^[1-8]\d{3}-\d{2}-\d{2}$/.test(value)) return undefined
  const time = Date.parse(`${value}T00:00:00Z`)
  if (Number.isNaN(time)) return undefined
  // 30 February parses, as 2 March.
  return new Date(time).toISOString().startsWith(value) ? value : undefined
}
