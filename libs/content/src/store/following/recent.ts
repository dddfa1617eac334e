/** Remembers the last few values. */
interface Recent<T> {
  add: (value: T) => void
  has: (value: T) => boolean
}

/** @param max How many. */
export function createRecent<T>(max: number): Recent<T> {
  const values = new Set<T>()

  return {
    add: (value) => {
      values.delete(value)
      values.add(value)
      if (values.size > max) values.delete(values.values().next().value as T)
    },
    has: (value) => values.has(value),
  }
}
