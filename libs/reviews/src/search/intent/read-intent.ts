import { countryNamedIn, withoutCountry } from '../../countries/country-named.ts'
import { foldLetters } from '../../letters/fold-letters.ts'
import { isOneSlip } from '../../search-index/one-slip.ts'
import { paymentNames } from './payment-names.ts'
import { inEnglish } from './in-english.ts'
import { type Facts, readFacts } from './read-facts.ts'

/** What casinos are compared by. The names are those of `orders`, where there is one. */
export type Aspect = 'limit' | 'paid' | 'safety' | 'wagering' | 'score'

/** A published payment method. */
export interface PaymentMethod {
  uid: string
  name: string
  kind: string | undefined
}

/** A way to pay that a question names, and the published methods it means. None: no casino here takes it. */
export interface RequestedPayment {
  name: string
  methods: readonly PaymentMethod[]
}

/** What a question asks of casinos. */
export interface Intent extends Pick<Facts, 'hours' | 'deposit' | 'score' | 'offerKind' | 'isUnwagered'> {
  aspects: readonly Aspect[]
  payments: readonly RequestedPayment[]
  /** The country it names, an ISO 3166 code. */
  country: string | undefined
  /** What is looked for in their reviews: without what the other fields say. Empty: nothing. */
  rest: string
  /** Whether it asks for casinos that readers are warned of, or that have closed, or is about one that did not pay. */
  isOfBad: boolean
  /** Whether it asks for those that have closed. */
  isOfClosed: boolean
  /** Whether it asks for offers. */
  isOfOffers: boolean
  /** Whether it says no to what the other fields say: what has these is no answer. */
  isNegated: boolean
  /** Whether it is about all casinos, or all with the payments or of the country. */
  isOfAll: boolean
}

/** In this order: “best casino for fast payouts” is about the payouts. */
const aspects: Readonly<Record<Exclude<Aspect, 'limit'>, RegExp>> = {
  paid: /^(?:cash-?outs?|fast|faster|fastest|instant|instantly|paid|pays|payouts?|quick|quicker|quickest|quickly|withdraw|withdrawals?)$/,
  safety:
    /^(?:honest|legit|legitimate|licen[cs]ed|reliable|reputable|safe|safest|secure|trusted|trustworthy)$/,
  wagering: /^(?:bonus|bonuses|offers?|playthrough|rollover|wager|wagering)$/,
  score: /^(?:best|better|favou?rite|good|great|greatest|highest|rated|recommended|top)$/,
}

/** How much may be withdrawn, which is not how fast, nor what one may pay in or lose. Of the least nothing is known. */
const ofLimit = /^limit(?:s|ed)?$/
const ofPaidOut = /^(?:cash-?outs?|payouts?|withdraw|withdrawals?)$/
const ofOtherLimits =
  /^(?:deposits?|loss(?:es)?|spend\w*|time|sessions?|bets?|stakes?|min|minimum|low|lowest|small|smallest)$/
const ofMonths =
  /^(?:months?|monthly|max|maximum|most|much|high|higher|highest|large|larger|largest|big|bigger|biggest)$/

/** Beside a way to pay, what all that take it are asked. */
const ofCosts = /^(?:fees?|charges?|costs?)$/

/** What is asked of casinos to stay away from. */
const bad =
  /^(?:avoid|avoided|blacklist|blacklisted|cheat|cheats|cheated|cheating|closed|con|dangerous|fake|frauds?|fraudsters?|fraudulent|rigged|rip-?offs?|ripped|rogue|scam|scams|scammed|scammers?|scamming|swindled?|unlicen[cs]ed|unpaid|unsafe|warned|warnings?|worst)$/

/** Beside them, what a complaint about money that has not come says. */
const ofUnpaid =
  /^(?:received?|receiving|arrived?|refus\w*|withh\w+|den(?:y|ies|ied)|declined?|stuck|stole|stolen|confiscat\w*|missing|pending|delayed|pays?|withdrawn|winnings|have|has|been|was|were|will|would|their|they|he)$/

/** Words that say that casinos are meant, or nothing. */
const general = new Set(
  'casino casinos online site sites website websites place places real money play player players playing review reviews out which what where who how do does did can i me my you we there any all most more with without at on in for the a an of is are to that and or it them take takes taking accept accepts accepting use using deposit deposits pay paying one ones list compare small smallest low lowest time times long no not'.split(
    ' ',
  ),
)

/** Words of payment methods that do not tell one from another. */
const ordinary = /^(?:bank|card|cards|debit|pay|payment|transfer|voucher|wallet)$/
/** A slip in a shorter name makes another word of it. Letters. */
const shortestSlip = 8
/** “Pay by phone” has most words. */
const mostWords = 3

/** Its words, in small letters and without accents. */
export const wordsOf = (text: string): readonly string[] =>
  foldLetters(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')

/**
 * Reads what a question asks of casinos: what they are compared by, and how one pays there.
 *
 * @param methods The published payment methods.
 * @param language In which it is asked, as BCP 47 or as documents say it. Default: English.
 */
export function readIntent(question: string, methods: readonly PaymentMethod[], language?: string): Intent {
  const country = countryNamedIn(question)
  const facts = readFacts(inEnglish(question, language))
  const { hours, deposit, score, offerKind, isUnwagered } = facts
  const { payments, left } = takePayments(withoutCountry(wordsOf(facts.left), country), methods)
  const isOfLimit =
    left.some((word) => ofLimit.test(word)) &&
    left.some((word) => ofPaidOut.test(word)) &&
    !left.some((word) => ofOtherLimits.test(word))
  const asked: readonly Aspect[] = isOfLimit ? ['limit'] : aspectsOf(left)
  const isOfFacts =
    hours !== undefined ||
    deposit !== undefined ||
    score !== undefined ||
    offerKind !== undefined ||
    isUnwagered
  const isUnpaid = facts.isUnpaid && !isOfFacts && payments.length === 0
  const subjects = left.filter(
    (word) =>
      isSubject(word) &&
      !(isUnpaid && ofUnpaid.test(word)) &&
      !(payments.length > 0 && ofCosts.test(word)) &&
      !(isOfLimit && (ofLimit.test(word) || ofMonths.test(word))),
  )
  const isOfBad = isUnpaid || left.some((word) => bad.test(word))
  const isOfCasinos =
    isOfBad ||
    isOfFacts ||
    asked.length > 0 ||
    payments.length > 0 ||
    left.some((word) => /^casinos?$/.test(word))
  const isNarrowed = isOfCasinos || country !== undefined
  return {
    // Whom one is to stay away from is compared by nothing.
    aspects: isOfBad ? [] : asked,
    payments,
    country,
    hours,
    deposit,
    score,
    offerKind,
    isUnwagered,
    rest: isNarrowed ? subjects.join(' ') : question,
    isOfBad,
    isOfClosed: left.includes('closed'),
    // Of offers we do not know how one pays for them.
    isOfOffers:
      payments.length === 0 &&
      left.some((word) => /^(?:bonus|bonuses|offers?|promotions?|promos?|deals?)$/.test(word)),
    isNegated:
      facts.isNegated &&
      !isOfBad &&
      (isOfFacts || asked.length > 0 || payments.length > 0 || country !== undefined),
    isOfAll: isNarrowed && subjects.length === 0,
  }
}

function aspectsOf(words: readonly string[]): readonly Aspect[] {
  return (Object.keys(aspects) as (keyof typeof aspects)[]).filter((aspect) =>
    words.some((word) => aspects[aspect].test(word)),
  )
}

/** Whether a word tells one casino or subject from another. */
export function isSubject(word: string): boolean {
  return (
    !general.has(word) &&
    !bad.test(word) &&
    !/^\d+$/.test(word) &&
    !Object.values(aspects).some((said) => said.test(word))
  )
}

/** Takes the payments out of the words: the published ones first, because “wallet” may be a part of their names. */
function takePayments(
  words: readonly string[],
  methods: readonly PaymentMethod[],
): { payments: readonly RequestedPayment[]; left: readonly string[] } {
  const payments: RequestedPayment[] = []
  let left = words
  for (const method of methods) {
    const { words: name } = nameOf(method.name)
    const own = name.filter((word) => !ordinary.test(word))
    const taken = takeWords(left, own.length > 0 ? own.join(' ') : name.join(' '))
    if (!taken) continue
    left = taken.filter((word) => !name.includes(word))
    payments.push({ name: method.name, methods: [method] })
  }
  for (const { name, also, kind } of paymentNames)
    for (const said of [name, ...also]) {
      const taken = takeWords(left, said)
      if (!taken) continue
      left = taken
      payments.push({
        name,
        methods: kind === undefined ? [] : methods.filter((method) => method.kind === kind),
      })
      break
    }
  return { payments, left }
}

/** A name, as it is looked for in questions. */
interface Name {
  words: readonly string[]
  joined: string
}

/** Of payment methods and countries: as many as the content and the lists have. Every question is held against all. */
const names = new Map<string, Name>()

function nameOf(name: string): Name {
  const known = names.get(name)
  if (known) return known
  const words = wordsOf(name)
  const read = { words, joined: words.join('') }
  names.set(name, read)
  return read
}

/** Words that follow each other in a question, as one. */
interface Said {
  joined: string
  from: number
  length: number
}

/** Every question is held against all names, most of which take nothing out of it. */
const saidIn = new WeakMap<readonly string[], readonly Said[]>()

function saidOf(words: readonly string[]): readonly Said[] {
  const known = saidIn.get(words)
  if (known) return known
  const said: Said[] = []
  for (let length = 1; length <= mostWords; length += 1)
    for (let from = 0; from + length <= words.length; from += 1)
      said.push({ joined: words.slice(from, from + length).join(''), from, length })
  saidIn.set(words, said)
  return said
}

/** The words without those of a name, which may be written in one or with a slip. `undefined`: it is not there. */
function takeWords(words: readonly string[], name: string): readonly string[] | undefined {
  const { joined } = nameOf(name)
  const maySlip = joined.length >= shortestSlip
  for (const { joined: said, from, length } of saidOf(words))
    if (said === joined || (maySlip && said[0] === joined[0] && isOneSlip(said, joined)))
      return [...words.slice(0, from), ...words.slice(from + length)]
  return undefined
}
