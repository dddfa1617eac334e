/**
 * The candidate that takes the fewest edits to become a word, if they are few for
 * its length: a hint for a slip of the pen.
 *
 * @param least From 0, nothing in common, to 1, the same.
 */
export function mostSimilar(word: string, candidates: Iterable<string>, least = 0.75): string | undefined {
  let best: { candidate: string; score: number } | undefined
  for (const candidate of candidates) {
    const length = Math.max(word.length, candidate.length)
    if (length > longest) continue
    const score = 1 - editDistance(word.toLowerCase(), candidate.toLowerCase()) / length
    if (score >= least && score > (best?.score ?? 0)) best = { candidate, score }
  }
  return best?.candidate
}

/** Names of Postgres are no longer, and comparing takes time by the square. */
const longest = 64

/** How many letters must be put in, left out or replaced (Levenshtein). */
function editDistance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, at) => at)
  for (let i = 0; i < from.length; i += 1) {
    const next = [i + 1]
    for (let j = 0; j < to.length; j += 1) {
      const replaced = (row[j] ?? 0) + (from[i] === to[j] ? 0 : 1)
      next.push(Math.min(replaced, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1))
    }
    row = next
  }
  return row.at(-1) ?? 0
}
