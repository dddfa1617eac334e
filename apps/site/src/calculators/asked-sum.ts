/** A sum that somebody asks for with figures of their own. */
export interface AskedSum {
  sum: 'wagering' | 'evening'
  /** An ISO 4217 code. */
  currency: string | undefined
  /** What was typed, by the name of the field: perhaps no figure at all. */
  typed: Readonly<Record<string, string>>
}

const fieldsOf = {
  wagering: ['deposit', 'bonus', 'multiple', 'base'],
  evening: ['stake', 'rounds', 'hours', 'edge', 'swing'],
} as const

/** A figure is shorter; the rest of a longer text would only be repeated in the page. */
const longest = 24

/** Reads a query such as `?sum=evening&stake=2&hours=3`. @returns `undefined` where it names no sum of ours. */
export function readAskedSum(
  query: Readonly<Record<string, string | string[] | undefined>>,
): AskedSum | undefined {
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
