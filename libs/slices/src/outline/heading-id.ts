/**
 * Makes the id of a heading from its words.
 *
 * The prefix keeps words such as `constructor` or `location` from shadowing what
 * scripts look up by name, and ids of the page's own frame from being taken.
 */
export function headingId(words: string, taken: Set<string>): string {
  return uniqueId('section', words, taken)
}

/** The same with another prefix. */
export function uniqueId(prefix: string, words: string, taken: Set<string>): string {
  const slug = words
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 60)
    .replace(/^-+|-+$/g, '')
  const id = slug ? `${prefix}-${slug}` : prefix
  for (let number = 1; ; number += 1) {
    const candidate = number === 1 && slug ? id : `${id}-${number}`
    if (taken.has(candidate)) continue
    taken.add(candidate)
    return candidate
  }
}
