let path = '/'
const readers = new Set<() => void>()

/** The path at which components are rendered. */
export const shownPath = {
  read: (): string => path,
  /** Has components rendered at another path, as the router does. */
  set: (to: string): void => {
    path = to
    for (const read of readers) read()
  },
  subscribe: (read: () => void): (() => void) => {
    readers.add(read)
    return () => readers.delete(read)
  },
}
