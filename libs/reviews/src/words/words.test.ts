import { speak } from '@house-edge/ui/language'
import { afterEach, describe, expect, it } from 'vitest'
import { arabic } from './arabic.ts'
import { english } from './english.ts'
import { inSentence } from './english-places.ts'
import { german } from './german.ts'

describe.each([
  ['English', english],
  ['German', german],
  ['Arabic', arabic],
])('words in %s', (_name, words) => {
  // What stands in brackets is heard, and not seen: the bar of a review has its casino beside the button.
  it('say what the button to a casino does without its name', () => {
    const said = words.review.bar.visit('Copper Lantern')
    expect(said).toContain('Copper Lantern')
    expect(said.replace(/\[[^\]]*\]/, '').trim()).toMatch(/^\p{L}{4,}$/u)
  })

  // A casino that is shut has no players anywhere, which is another fact.
  it('call no casino closed for the country of its players', () => {
    for (const said of [words.review.key.closedTo('X'), words.review.key.notThere('X', 'Y')])
      expect(said).not.toMatch(/closed|geschlossen|مغلق/)
  })

  // What a call costs is known to its organisation, and to nobody else.
  it('promise of no call that it is free', () => {
    expect(words.help.answersIn('X')).not.toMatch(/free|kost|gratis|مجان/)
  })
})

describe('english', () => {
  it('leaves no space before per cent', () => {
    expect(english.offers.list.reckoned).toMatch(/\d%/)
    // What a function puts together stands in its source.
    const source = JSON.stringify(english, (_name, said) =>
      typeof said === 'function' ? String(said) : said,
    )
    expect(source).not.toMatch(/[\d}](?:\s|\\+u00A0)%/i)
  })
})

describe('german', () => {
  it('parts no figure from what it counts, and a long label where it may be parted', () => {
    const { calculators, lists, offers } = german
    for (const said of [
      offers.wagering.ofBonus('8'),
      offers.wagering.ofBoth('8'),
      lists.options.timesAtMost('8'),
      calculators.wagering.times.replace('{count}', '8'),
    ])
      expect(said).toContain('8-\u2060mal')
    expect(offers.facts.wagering.split('\u00AD')[1]).toBe('bedingung')
  })
})

describe('counts of games', () => {
  afterEach(() => speak(undefined))

  it.each([
    ['en-GB', english, '1 other', '2 others', '60 slots'],
    ['de-AT', german, '1 anderes', '2 andere', '60 Automaten'],
    ['ar-AE', arabic, 'لعبة أخرى واحدة', 'لعبتان أخريان', '60 ماكينة'],
  ])('have a form for one in %s', (language, { games }, one, two, many) => {
    speak(language)
    expect([games.other(1, '1'), games.other(2, '2'), games.slots(60, '60')]).toEqual([one, two, many])
  })
})

describe('arabic', () => {
  afterEach(() => speak(undefined))

  it('counts casinos, offers and readers in all their forms', () => {
    speak('ar-AE')
    const { lists, offers, review } = arabic
    expect([1, 2, 3, 11, 100].map((all) => lists.found.some(1, all))).toEqual([
      '1 من أصل كازينو واحد.',
      '1 من أصل كازينوهين.',
      '1 من أصل 3 كازينوهات.',
      '1 من أصل 11 كازينو.',
      '1 من أصل 100 كازينو.',
    ])
    expect(['1', '2', '10', '35'].map((times) => offers.wagering.ofBonus(times))).toEqual([
      'المكافأة مرة واحدة',
      'المكافأة مرتين',
      '10 أضعاف المكافأة',
      '35 ضعف المكافأة',
    ])
    expect(['5', '30'].map(lists.options.timesAtMost)).toEqual(['5 مرات على الأكثر', '30 مرة على الأكثر'])
    expect([11, 100].map(review.receipts.title)).toEqual(['إيصالات 11 اختبارًا', 'إيصالات 100 اختبار'])
  })

  it('bends two of a time behind “from”, “to” and “until”', () => {
    const { durations, review } = arabic
    expect(durations.upTo('ساعتان')).toBe('حتى ساعتين')
    expect(durations.range('دقيقتان', 'يومان')).toBe('من دقيقتين إلى يومين')
    expect(durations.range('ساعة واحدة', '11 يومًا')).toBe('من ساعة واحدة إلى 11 يومًا')
    expect(durations.range(1, '6 ساعات')).toBe('من 1 إلى 6 ساعات')
    expect(review.key.measured('3 ساعات', 9, 'ساعتان', 'يومان')).toContain('(من ساعتين إلى يومين)')
  })
})

describe('inSentence', () => {
  it.each([
    ['United Kingdom', 'the United Kingdom'],
    ['Netherlands', 'the Netherlands'],
    ['Ireland', 'Ireland'],
    ['New Zealand', 'New Zealand'],
  ])('says %s as English does: %s', (country, said) => {
    expect(inSentence(country)).toBe(said)
    expect(english.pages.market.offersFor(country)).toContain(`in ${said}.`)
  })
})
