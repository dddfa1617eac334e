/** A number that a simulation stands on, and where it is from. */
interface Assumption {
  value: number
  unit: string
  from: string
}

const assumed = <Name extends string>(all: Record<Name, Assumption>): Record<Name, Assumption> => all

/** All of them: another site changes these numbers, and nothing else. */
export const assumptions = assumed({
  viewsPerDay: { value: 5_000_000, unit: 'views a day at 1 ×', from: 'the aim' },
  busiest: { value: 5, unit: 'times the day’s mean in its busiest minute', from: 'a guess' },
  finishedUs: { value: 45, unit: 'µs of processor for a finished page', from: 'decision 0350' },
  questionShare: { value: 0.03, unit: 'of views are searches and comparisons', from: 'a guess' },
  questionMs: { value: 6, unit: 'ms of processor for one', from: 'decisions 0312 and 0330' },
  visitShare: { value: 0.01, unit: 'of views are pages of an account', from: 'a guess' },
  visitMs: { value: 4, unit: 'ms of processor for one', from: 'decision 0320' },
  renderMs: { value: 25, unit: 'ms of processor to render a page', from: 'decision 0158' },
  pagesTouched: { value: 18, unit: 'pages that show a document', from: 'decision 0158' },
  publishMs: { value: 100, unit: 'ms of processor to take a publish over', from: 'decision 0256' },
  publishRequests: { value: 4, unit: 'requests of the content service', from: 'decision 0256' },
  contentRoundTripMs: { value: 50, unit: 'ms to the content service and back', from: 'a guess' },
  publishesPerHour: { value: 12, unit: 'publishes an hour at 1 ×', from: 'a guess' },
  mostUsed: { value: 0.6, unit: 'of a core is used in the busiest minute', from: 'a choice' },
  pages: { value: 2_000, unit: 'pages at 1 ×', from: 'a guess' },
  zipf: { value: 0.9, unit: 'exponent: how much more often the first page is read', from: 'a guess' },
  passwordMs: { value: 80, unit: 'ms of the backend’s processor to compare a password', from: 'a guess' },
  membersInStorm: { value: 2_000, unit: 'members who sign in within the storm at 1 ×', from: 'a guess' },
  stormS: { value: 300, unit: 's that it lasts', from: 'a guess' },
  backendCores: { value: 4, unit: 'cores of the backend', from: 'a guess' },
  patienceMs: { value: 10_000, unit: 'ms that a visitor waits for the backend', from: 'libs/auth' },
})

/** Their values, with others in place of some. */
export function valuesOf(
  others: Partial<Record<keyof typeof assumptions, number>> = {},
): Record<keyof typeof assumptions, number> {
  const values = Object.entries(assumptions).map(([name, { value }]) => [name, value])
  return { ...Object.fromEntries(values), ...others } as Record<keyof typeof assumptions, number>
}
