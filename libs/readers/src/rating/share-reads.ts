/**
 * Shares one read among simultaneous requests for the same key. A request during a read waits for the next one, because
 * the running one may have begun before the change that caused the request.
 */
export function shareReads<Value>(read: (key: string) => Promise<Value>): (key: string) => Promise<Value> {
  interface Line {
    running: Promise<Value>
    next: Promise<Value> | undefined
  }
  const lines = new Map<string, Line>()

  const begin = (key: string): Line => {
    const line: Line = { running: read(key), next: undefined }
    lines.set(key, line)
    const end = (): void => {
      if (lines.get(key) === line) lines.delete(key)
    }
    line.running.then(end, end)
    return line
  }

  return (key) => {
    const line = lines.get(key)
    if (!line) return begin(key).running
    const after = (): Promise<Value> => begin(key).running
    line.next ??= line.running.then(after, after)
    return line.next
  }
}
