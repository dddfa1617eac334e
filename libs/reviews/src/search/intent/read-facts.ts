import { foldLetters } from '../../letters/fold-letters.ts'

/** Kinds of offers, as the content names them, and as readers do. */
const offerKinds = {
  'no deposit': /\b(?:no|without(?: an?)?|zero)[\s-]+deposits?\b(?![\s-]*[£€$]?\d)/,
  cashback: /\bcash[\s-]?backs?\b/,
  'free spins': /\bfree[\s-]?spins?\b/,
  reload: /\breloads?\b/,
  welcome: /\bwelcome(?= (?:bonus|offer))/,
} as const

/** A kind of offer. */
type OfferKind = keyof typeof offerKinds

/** What a question states in figures, says no to, or complains of. */
export interface Facts {
  /** Within how many hours a casino is to pay. */
  hours: number | undefined
  /** The most that its smallest deposit may be. Its currency is `undefined` where the question names none. */
  deposit: { amount: number; currency: string | undefined } | undefined
  /** The least that its score may be, of ten points. */
  score: number | undefined
  offerKind: OfferKind | undefined
  /** It asks for offers that need not be wagered. */
  isUnwagered: boolean
  /** It says “not”, “without” or “more than”: what it asks is not what its other words say. */
  isNegated: boolean
  /** A casino has not paid. */
  isUnpaid: boolean
  /** The question without these figures and kinds. */
  left: string
}

const numbers: Readonly<Record<string, number>> = { a: 1, an: 1, same: 1, one: 1, two: 2, three: 3 }
const hoursOf: Readonly<Record<string, number>> = { m: 1 / 60, h: 1, d: 24, w: 168 }
const duration = String.raw`(same|an?|one|two|three|\d{1,3}(?:\.\d)?)[\s-]*(minutes?|mins?|hours?|hrs?|h|days?|weeks?)\b`
const timed = new RegExp(
  String.raw`\b(?:(?:within|in|under|inside|less than|at most|up to) )?(?:the )?${duration}`,
)
const longer = new RegExp(
  String.raw`\b(?:more than|longer than|slower than|over|after|at least|above|beyond) (?:the )?${duration}`,
)
const ofPayouts =
  /\b(?:pa(?:y|ys|id|ying|youts?|yments?)|cash-?outs?|withdraw\w*|money|within|fast\w*|quick\w*)\b/
const ofOffers = /\b(?:bonus(?:es)?|offers?|spins?|wager\w*|match\w*)\b/
const sum = /([£€])?\$?\s*\b(\d{1,4}(?:\.\d{1,2})?)\s*(£|€|pounds?\b|euros?\b|quid\b|gbp\b|eur\b)?/
const scored =
  /\b(?:scor\w*|rat(?:ed|ings?)|casinos?|sites?)\b(?: \w+){0,2}? (?:over|above|more than|at least|higher than|better than) (\d(?:\.\d)?)\b(?!\.\d)(?=\s*$| (?:or|and|in|out|points?)\b|\/10)(?: out of (?:10|ten)|\/10| points?)?/
const inEuros = /^(?:€|eur)/

/** These say no to a condition of the casino, and are what is asked for. */
const wanted = /\b(?:no|without|zero)[\s-]+(?:wager\w*|playthrough|rollover)\b/
const negators = /\b(?:no|not|never|without|except|excluding|exclude|nor|neither|none|other than)\b/

const sayingNot = String.raw`\b(?:not|never|nor)(?: \w+){0,3}? (?:pa(?:y|ys|id|ying|youts?)|withdraw\w*|receiv\w*|arriv\w*)\b`
const kept = String.raw`(?:refus\w*|with(?:held|hold\w*)|den(?:y|ies|ied)|declined?|stuck|stole|stolen|confiscat\w*|missing|pending|delayed)`
const owed = String.raw`(?:pay\w*|paid|money|withdraw\w*|winnings)`
const unpaid = new RegExp(
  String.raw`${sayingNot}|\bunpaid\b|\b${kept}\b.*\b${owed}\b|\b${owed}\b.*\b${kept}\b`,
)

/** Not what it says no to: those are the casinos we warn of. */
const unlicensed = /\b(?:no|not|without)\s+(?:an? |any )?licen[cs](?:es?|ed)\b/g

/** Reads what a question says in figures, what it says no to, and whether it complains of money that has not come. */
export function readFacts(question: string): Facts {
  const said = foldLetters(question)
    .replaceAll(/\bwo(?:n['’]t|nt)\b/g, 'will not')
    .replaceAll(/n['’]t\b/g, ' not')
    .replaceAll(/\b(do|does|did|is|are|ca|have|has|would)nt\b/g, '$1 not')
    .replaceAll(/\bcannot\b/g, 'can not')
    .replaceAll(unlicensed, 'unlicensed')
  const offerKind = (Object.keys(offerKinds) as OfferKind[]).find((kind) => offerKinds[kind].test(said))
  let left = offerKind === undefined ? said : said.replace(offerKinds[offerKind], ' ')
  const isLonger = longer.test(left)
  const isTimed = ofPayouts.test(left) && !ofOffers.test(left)
  const time = isTimed ? timed.exec(left) : null
  if (time) left = left.replace(isLonger ? longer : timed, ' ')
  const isOfDeposit = /\bdeposits?\b/.test(left) && !ofOffers.test(left) && !/\blimits?\b/.test(left)
  const amount = isOfDeposit ? sum.exec(left) : null
  if (amount) left = left.replace(sum, ' ').replaceAll(/\b(?:min(?:imum)?|deposits?|least|from)\b/g, ' ')
  const least = scored.exec(left)
  if (least) left = left.replace(scored, ' casinos ')
  const hours = time && (numbers[time[1] ?? ''] ?? Number(time[1])) * (hoursOf[time[2]?.charAt(0) ?? ''] ?? 1)
  const isNegated = negators.test(left.replace(wanted, ' ')) || (time !== null && isLonger)
  return {
    hours: hours ?? undefined,
    deposit: amount ? sumOf(amount) : undefined,
    score: least ? Number(least[1]) : undefined,
    offerKind,
    isUnwagered: wanted.test(left),
    isNegated,
    isUnpaid: unpaid.test(left) && !/\btax/.test(left),
    left,
  }
}

function sumOf([, sign, amount, unit]: RegExpExecArray): NonNullable<Facts['deposit']> {
  const named = sign ?? unit
  return { amount: Number(amount), currency: named && (inEuros.test(named) ? 'EUR' : 'GBP') }
}
