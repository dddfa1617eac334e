/** Puts what is equal to something of before in its place, so that thousands of documents have it once. */
export type ShareParts = <Value>(value: Value) => Value

/** So many different parts are remembered; then the memory begins anew. */
const mostRemembered = 5_000
/** What is longer differs from document to document, and would only fill the memory. */
const longestText = 100

/**
 * Creates a memory of equal parts.
 *
 * Every document says again who wrote it, how large each view of its picture is and what it shows: after parsing, each
 * is a text or an object of its own. Links are shared with all that they carry; of other objects those without
 * objects in them. What is frozen stays as it is.
 */
export function createSharedParts(): ShareParts {
  const texts = new Map<string, string>()
  const objects = new Map<string, unknown>()

  return (value) => {
    const shared = known(value)
    // An explicit stack: how deep content nests is not ours to decide.
    const stack: unknown[] = isObject(shared) && isLink(shared) ? [] : [shared]
    while (stack.length > 0) {
      const current = stack.pop()
      if (!isObject(current) || Object.isFrozen(current)) continue
      for (const [name, part] of Object.entries(current)) {
        const before = known(part)
        if (before !== part) Reflect.set(current, name, before)
        // A link is written down whole, so that links in it would be written again at each level.
        if (isObject(before) && !isLink(before)) stack.push(before)
      }
    }
    return shared as typeof value
  }

  /** The same as before, or what is remembered of now on. */
  function known(value: unknown): unknown {
    if (typeof value === 'string') return value.length > longestText ? value : remember(texts, value, value)
    if (!isObject(value) || !(isLink(value) || isLeaf(value))) return value
    try {
      return remember(objects, JSON.stringify(value), value)
    } catch {
      // Nested too deeply to be written.
      return value
    }
  }
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}

function isLink(value: object): boolean {
  return 'link_type' in value
}

function isLeaf(value: object): boolean {
  return Object.values(value).every((part) => !isObject(part))
}

function remember<Value>(parts: Map<string, Value>, key: string, value: Value): Value {
  const before = parts.get(key)
  if (before !== undefined) return before
  if (parts.size >= mostRemembered) parts.clear()
  parts.set(key, value)
  return value
}
