import { speak } from '@house-edge/ui/language'
import { describe, expect, it } from 'vitest'
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
    expect(words.review.key.closedTo('X')).not.toMatch(/closed|geschlossen|مغلق/)
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

describe('arabic', () => {
  it.each([
    ['5', '5 أضعاف المكافأة', '5 مرات على الأكثر'],
    ['30', '30 ضعف المكافأة', '30 مرة على الأكثر'],
  ])('counts %s times as its grammar does', (times, wagering, most) => {
    speak('ar-AE')
    const { offers, lists } = arabic
    expect([offers.wagering.ofBonus(times), lists.options.timesAtMost(times)]).toEqual([wagering, most])
    speak('en-GB')
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
