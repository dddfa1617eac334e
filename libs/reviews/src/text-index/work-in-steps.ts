/** Does long work a step at a time, and awaits `pause` between two. */
export async function inTurns<Result>(
  work: Generator<undefined, Result>,
  pause: () => Promise<unknown>,
): Promise<Result> {
  let step = work.next()
  while (!step.done) {
    await pause()
    step = work.next()
  }
  return step.value
}

/** Does all of it at once. */
export function allOf<Result>(work: Generator<undefined, Result>): Result {
  let step = work.next()
  while (!step.done) step = work.next()
  return step.value
}
