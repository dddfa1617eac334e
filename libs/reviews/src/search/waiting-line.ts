/** Values that one side hands over and the other takes, one at a time. */
interface WaitingLine<Value> {
  /** @returns Resolves when the value has been taken and used. */
  put: (value: Value) => Promise<void>
  /** Nothing is put after it. */
  end: () => void
  each: () => AsyncGenerator<Value>
}

export function waitingLine<Value>(): WaitingLine<Value> {
  const values: { value: Value; taken: () => void }[] = []
  let hasEnded = false
  let wake = (): void => {}
  return {
    put: (value) =>
      new Promise((taken) => {
        values.push({ value, taken })
        wake()
      }),
    end: () => {
      hasEnded = true
      wake()
    },
    each: async function* () {
      for (;;) {
        const next = values.shift()
        if (next) {
          yield next.value
          next.taken()
        } else if (hasEnded) return
        else await new Promise<void>((resolve) => (wake = resolve))
      }
    },
  }
}
