/** A run of words that stayed, came or went. */
export interface Run {
  kind: 'same' | 'added' | 'removed'
  text: string
}

const mostCells = 4_000_000

/** What changed between two texts, word by word. Texts too long to compare are shown whole. */
export function compareWords(before: string, after: string): Run[] {
  if (before === after) return before === '' ? [] : [{ kind: 'same', text: before }]
  const a = tokens(before)
  const b = tokens(after)
  if (a.length * b.length > mostCells) {
    return [
      { kind: 'removed', text: before },
      { kind: 'added', text: after },
    ]
  }
  const runs: Run[] = []
  const push = (kind: Run['kind'], text: string): void => {
    const last = runs.at(-1)
    if (last?.kind === kind) last.text += text
    else runs.push({ kind, text })
  }
  for (const [left, right] of align(a, b, (x, y) => x === y)) {
    if (left !== undefined && right !== undefined) push('same', left)
    else if (left !== undefined) push('removed', left)
    else if (right !== undefined) push('added', right)
  }
  return readable(runs)
}

/** Two lists side by side: what is alike in pairs, the rest alone, what went before what came. */
export function align<T>(
  a: readonly T[],
  b: readonly T[],
  isAlike: (x: T, y: T) => boolean,
): [T | undefined, T | undefined][] {
  const width = b.length + 1
  const longest = new Uint32Array((a.length + 1) * width)
  for (let i = a.length - 1; i >= 0; i--) {
    for (let j = b.length - 1; j >= 0; j--) {
      longest[i * width + j] = isAlike(a[i] as T, b[j] as T)
        ? 1 + (longest[(i + 1) * width + j + 1] ?? 0)
        : Math.max(longest[(i + 1) * width + j] ?? 0, longest[i * width + j + 1] ?? 0)
    }
  }
  const pairs: [T | undefined, T | undefined][] = []
  let i = 0
  let j = 0
  while (i < a.length || j < b.length) {
    const x = a[i]
    const y = b[j]
    if (i < a.length && j < b.length && isAlike(x as T, y as T)) {
      pairs.push([x, y])
      i++
      j++
    } else if (
      i < a.length &&
      (j >= b.length || (longest[(i + 1) * width + j] ?? 0) >= (longest[i * width + j + 1] ?? 0))
    ) {
      pairs.push([x, undefined])
      i++
    } else {
      pairs.push([undefined, y])
      j++
    }
  }
  return pairs
}

/** Changes with only a space between them are one: what went, then what came. */
function readable(runs: readonly Run[]): Run[] {
  const result: Run[] = []
  let removed = ''
  let added = ''
  const flush = (): void => {
    if (removed) result.push({ kind: 'removed', text: removed })
    if (added) result.push({ kind: 'added', text: added })
    removed = ''
    added = ''
  }
  for (const [index, run] of runs.entries()) {
    const isBetween = run.kind === 'same' && /^\s+$/.test(run.text) && index > 0 && index < runs.length - 1
    if (run.kind === 'same' && !isBetween) {
      flush()
      result.push(run)
    } else {
      if (run.kind !== 'added') removed += run.text
      if (run.kind !== 'removed') added += run.text
    }
  }
  flush()
  return result
}

function tokens(text: string): string[] {
  return text.match(/\s+|[\p{L}\p{N}]+(?:[.,'’:-][\p{L}\p{N}]+)*|[^\s\p{L}\p{N}]/gu) ?? []
}
