/** A question about a text whose answer stays the same until it is forgotten. */
export interface RememberedAnswers {
  ask: (text: string) => boolean
  forget: () => void
}

/** More texts than a site has addresses; whoever makes some up does not fill the memory. */
const most = 20_000

/** Remembers what was answered: the same few addresses are asked about with every request. */
export function rememberAnswers(answer: (text: string) => boolean): RememberedAnswers {
  const known = new Map<string, boolean>()
  return {
    ask: (text) => {
      const before = known.get(text)
      if (before !== undefined) return before
      if (known.size >= most) known.clear()
      const answered = answer(text)
      known.set(text, answered)
      return answered
    },
    forget: () => known.clear(),
  }
}
