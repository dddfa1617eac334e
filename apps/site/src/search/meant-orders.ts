import { foldLetters } from './fold-letters.ts'

/** What readers ask of all casinos, and not of one document. */
const askedOf = {
  paid: /^(?:cash-?outs?|fast|faster|fastest|paid|pays?|payouts?|quick|quickest|withdraw|withdrawals?)$/,
  wagering: /^(?:bonus|bonuses|offers?|playthrough|rollover|wager|wagering)$/,
}

/** The orders of the list of casinos that answer a question. */
export function meantOrders(question: string): readonly (keyof typeof askedOf)[] {
  const words = foldLetters(question).split(/[^\p{L}-]+/u)
  return (['paid', 'wagering'] as const).filter((order) => words.some((word) => askedOf[order].test(word)))
}
