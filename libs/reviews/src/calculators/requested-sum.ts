/** A calculation requested with the reader's own figures. */
export interface RequestedSum {
  sum: 'wagering' | 'evening'
  /** An ISO 4217 code. */
  currency: string | undefined
  /** What was typed, by field. It may not be a number. */
  typed: Readonly<Record<string, string>>
}

const fieldsOf = {
  wagering: ['deposit', 'bonus', 'multiple', 'base', 'tables', 'largestBet', 'largestWin'],
  evening: ['stake', 'rounds', 'hours', 'edge', 'swing'],
} as const

/** No figure is longer, and a longer text would be repeated in the page. */
const longest = 24

/** Reads a query such as `?sum=evening&stake=2&hours=3`. @returns `undefined` when it names an unknown calculator. */
export function readRequestedSum(
  query: Readonly<Record<string, string | string[] | undefined>>,
): RequestedSum | undefined {
  const first = (name: string): string | undefined => [query[name]].flat()[0]?.slice(0, longest)
  const sum = first('sum')
  if (sum !== 'wagering' && sum !== 'evening') return undefined
  const currency = first('currency')
  return {
    sum,
    currency: currency !== undefined && /^[A-Z]{3}$/.test(currency) ? currency : undefined,
    typed: Object.fromEntries(
      fieldsOf[sum].flatMap((name) => {
        const text = first(name)
        return text === undefined ? [] : [[name, text] as const]
      }),
    ),
  }
}
