/** A thing with named parts: not a list, not nothing. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/**
 * The fields of a slice, none of which can be relied on.
 *
 * @returns An empty record when the slice has no fields at all.
 */
export function fieldsOf<Fields>(slice: { primary: Fields }): Partial<Fields> {
  return isRecord(slice.primary) ? slice.primary : {}
}

/** The items of a group, without those that are no items. */
export function readGroup<Item>(value: readonly Item[] | null | undefined): readonly Partial<Item>[] {
  if (!Array.isArray(value)) return []
  return value.filter((item) => isRecord(item)) as readonly Partial<Item>[]
}
