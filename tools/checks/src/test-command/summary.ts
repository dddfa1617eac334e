import { asLine, type Ended } from './run-steps.ts'

/**
 * What a run came to, for its end: each failure, each test left out, a row for each step, and the count in the last line.
 *
 * @param options.installsAll Whether the machine was given all that tests need, as in the build service. A test that is
 * left out there has failed: the promise that it holds would vanish without a word.
 */
export function summary(
  ended: readonly Ended[],
  { installsAll }: { installsAll: boolean },
): { lines: readonly string[]; failed: number } {
  const all = ended.map(({ step, count }) => ({ name: step.name, ...count, skipped: count.skipped ?? [] }))
  const mark = installsAll ? 'FAILED, for it was left out,' : 'left out,'
  const sum = (counts: readonly number[]) => counts.reduce((one, other) => one + other, 0)
  const leftOut = sum(all.map(({ skipped }) => skipped.length))
  const failed = sum(all.map((count) => count.failed)) + (installsAll ? leftOut : 0)
  const passed = sum(all.map((count) => count.passed))
  return {
    failed,
    lines: [
      ...all.flatMap(({ name, failures = [], skipped, again = [] }) => [
        ...failures.map((failure) => `FAILED ${name}: ${failure}`),
        ...skipped.map((test) => `${mark} ${name}: ${test}`),
        ...again.map((line) => `again: ${line}`),
      ]),
      ...ended.map(asLine),
      `${passed} passed, ${failed} failed${leftOut > 0 && !installsAll ? `, ${leftOut} skipped` : ''}`,
    ],
  }
}
