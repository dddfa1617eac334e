import { foldLetters } from '../../letters/fold-letters.ts'
import { wordForms } from '../../letters/word-forms.ts'

/** What readers of a language ask casinos for, by the English word that a question is read by. Empty: it says nothing. With `+` between its words: a phrase. */
const vocabularies: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  de: {
    '': 'von vom zu zum zur ist sind',
    the: 'der die das den dem des',
    a: 'ein eine einen einem einer',
    and: 'und',
    or: 'oder',
    in: 'im innerhalb binnen aus',
    with: 'mit per über',
    for: 'für',
    at: 'bei beim',
    no: 'ohne kein keine keinen keiner',
    not: 'nicht nie',
    which: 'welche welches welcher',
    what: 'was',
    where: 'wo',
    how: 'wie',
    best: 'beste bestes bester besten',
    good: 'gut gute guter',
    fast: 'schnell schnelle schnelles sofort',
    fastest: 'schnellste schnellsten schnellstes',
    payouts: 'auszahlung auszahlungen auszahlungsdauer auszahlen',
    pays: 'zahlt zahlen auszahlt',
    paid: 'ausgezahlt bezahlt',
    wallet: 'geldbörse geldbörsen',
    safe: 'sicher sichere sicheres seriös seriöse seriöses vertrauenswürdig',
    safest: 'sicherste sicherstes sichersten',
    licensed: 'lizenziert lizenzierte lizenz lizenzen',
    wagering: 'umsatz umsatzbedingung umsatzbedingungen umsatzfrei freispielen',
    bonus: 'boni',
    offers: 'angebot angebote',
    deposit: 'einzahlung einzahlungen einzahlen',
    smallest: 'kleinste kleinsten geringste niedrigste niedrigsten mindesteinzahlung',
    welcome: 'willkommen willkommensbonus willkommensangebot',
    'free spins': 'freispiele',
    cashback: 'rückzahlung',
    limit: 'grenze auszahlungsgrenze limits',
    avoid: 'meiden',
    scam: 'betrug betrüger betrügerisch abzocke',
    warnings: 'warnung warnungen',
    closed: 'geschlossen geschlossene',
    'bank transfer': 'überweisung banküberweisung',
    'credit card': 'kreditkarte kreditkarten',
    'debit card': 'bankomatkarte debitkarte',
    voucher: 'gutschein gutscheine',
    hours: 'stunde stunden',
    days: 'tag tage tagen',
    minutes: 'minute minuten',
    euros: 'euro',
    compare: 'vergleich vergleichen',
    list: 'liste',
    reviews: 'test tests',
    player: 'spieler spielern',
    money: 'geld echtgeld',
  },
  ar: {
    '': 'هل هو هي',
    // Its stem is that of “best”.
    أفضلية: 'أفضلية',
    how: 'كم كيف',
    long: 'مدة',
    take: 'يستغرق تستغرق',
    where: 'أين',
    casino: 'كازينو كازينوهات',
    sites: 'موقع مواقع',
    in: 'في خلال من',
    with: 'مع عبر',
    no: 'بدون بلا دون',
    not: 'لا ليس',
    which: 'أي ما',
    best: 'أفضل أحسن',
    fastest: 'أسرع',
    fast: 'سريع سريعة فوري',
    payouts: 'سحب دفع',
    safe: 'آمن آمنة موثوق',
    licensed: 'مرخص مرخصة ترخيص رخصة رخص',
    wagering: 'رهان شرط شروط متطلبات',
    bonus: 'مكافأة مكافآت بونص',
    offers: 'عرض عروض',
    deposit: 'إيداع',
    smallest: 'أصغر أقل',
    welcome: 'ترحيب',
    cashback: 'استرداد',
    limit: 'حد',
    scam: 'احتيال نصب',
    warnings: 'تحذير تحذيرات',
    closed: 'مغلق مغلقة',
    'bank transfer': 'تحويل حوالة',
    // A card alone is one of a bank; these phrases say which other.
    'debit card': 'بطاقة بطاقات بطاقة+خصم بطاقة+بنكية بطاقة+مصرفية',
    'credit card': 'بطاقة+ائتمان بطاقات+ائتمان بطاقة+ائتمانية بطاقات+ائتمانية',
    'prepaid card': 'بطاقة+مسبقة+الدفع بطاقات+مسبقة+الدفع',
    wallet: 'محفظة محافظ',
    voucher: 'قسيمة قسائم',
    hours: 'ساعة ساعات',
    days: 'يوم أيام',
    reviews: 'مراجعة مراجعات',
    player: 'لاعب',
  },
}

const read = new Map<string, ReadonlyMap<string, string>>()

function vocabularyOf(code: string, formOf: (word: string) => string): ReadonlyMap<string, string> {
  const known = read.get(code)
  if (known) return known
  const words = Object.entries(vocabularies[code] ?? {}).flatMap(([english, said]) =>
    said.split(' ').map((word) => ({ words: word.split('+').map(foldLetters), english })),
  )
  // A word that is listed means what it is listed for, whatever shares its stem.
  const vocabulary = new Map([
    ...words.map(({ words, english }): [string, string] => [words.map(formOf).join(' '), english]),
    ...words.map(({ words, english }): [string, string] => [words.join(' '), english]),
  ])
  read.set(code, vocabulary)
  return vocabulary
}

/**
 * A question with the English words that it is read by, in place of those of another language. Names and subjects stay.
 *
 * @param language BCP 47, or the id of a language of documents. `undefined`: it is in English.
 */
export function inEnglish(question: string, language: string | undefined): string {
  const formOf = wordForms(language)
  const code = language?.split('-')[0] ?? ''
  if (!formOf || !Object.hasOwn(vocabularies, code)) return question
  const vocabulary = vocabularyOf(code, formOf)
  const asked = question.split(/\s+/)
  const said: string[] = []
  for (let at = 0; at < asked.length;) {
    // The longest first, so that a credit card is not read as a card.
    const [found] = [3, 2, 1].flatMap((length) => {
      const words = asked.slice(at, at + length).map(foldLetters)
      const english = vocabulary.get(words.join(' ')) ?? vocabulary.get(words.map(formOf).join(' '))
      return english === undefined ? [] : [{ length, english }]
    })
    said.push(found?.english ?? asked[at]!)
    at += found?.length ?? 1
  }
  return said.filter((word) => word !== '').join(' ')
}
