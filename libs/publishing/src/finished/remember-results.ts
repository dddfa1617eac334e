/** A function of a text, with a cache. */
interface RememberedResults {
  ask: (text: string) => boolean
  forget: () => void
}

/** More than a site has URLs; invented ones must not fill the memory. */
const most = 20_000
/** Longer than the URLs of a site. Characters. */
const longest = 256

/** Caches results, because the same few URLs are asked about with every request. */
export function rememberResults(answer: (text: string) => boolean): RememberedResults {
  const known = new Map<string, boolean>()
  return {
    ask: (text) => {
      const before = known.get(text)
      if (before !== undefined) return before
      const answered = answer(text)
      if (text.length > longest) return answered
      if (known.size >= most) known.clear()
      known.set(text, answered)
      return answered
    },
    forget: () => known.clear(),
  }
}
