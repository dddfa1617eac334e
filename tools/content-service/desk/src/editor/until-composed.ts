let composing: PromiseWithResolvers<void> | undefined

addEventListener('compositionstart', () => (composing ??= Promise.withResolvers()))
addEventListener('compositionend', () => {
  // What was composed is in the form a moment after it ends.
  const ended = composing
  composing = undefined
  setTimeout(() => ended?.resolve(), 50)
})

/** Until no word is under way in an input method: what is put into its text then would end it, and lose the word. */
export function untilComposed(): Promise<void> {
  return composing?.promise ?? Promise.resolve()
}
