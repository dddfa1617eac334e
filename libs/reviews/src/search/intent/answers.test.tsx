import { renderToStaticMarkup } from 'react-dom/server'
import { speak } from '@house-edge/ui/language'
import { afterEach, describe, expect, it } from 'vitest'
import { links } from '../../testing/site.ts'
import { words } from '../../words/words.ts'
import { Answers } from './answers.tsx'
import { paymentNames } from './payment-names.ts'

afterEach(() => speak(undefined))

const asked = { aspects: ['paid'], payments: [], country: 'IE', rest: '', isOfAll: true, isNegated: false }
const kestrel = { uid: 'kestrel', name: 'Kestrel', kind: undefined }
const markup = (results: object): string =>
  renderToStaticMarkup(
    <Answers
      links={links}
      results={
        {
          groups: [],
          intent: asked,
          payments: [],
          filters: [],
          listed: 4,
          isNoneThere: false,
          ...results,
        } as never
      }
    />,
  )

describe('Answers', () => {
  it('leads to the list in the order that was asked for', () => {
    expect(markup({})).toContain('href="/casino-reviews/find?country=ie&amp;sort=paid"')
  })

  it('names the country of the lists it leads to, and leads to none that is empty', () => {
    expect(markup({})).toContain(
      '>All 4 casinos for players in one country (Ireland), fastest payout first</a>',
    )
    expect(markup({ isNoneThere: true })).not.toContain('<a')
  })

  it('says in one sentence how many casinos a list has, and in which order', () => {
    const intent = { ...asked, country: undefined }
    expect(markup({ intent, listed: 25 })).toContain('>All 25 casinos, fastest payout first</a>')
    speak('de-AT')
    expect(markup({ intent, listed: 25 })).toContain('>Alle 25 Casinos, schnellste Auszahlung zuerst</a>')
    speak('ar-AE')
    expect(markup({ intent, listed: 25 })).toMatch(/>كل الكازينوهات وعددها 25، الأسرع دفعًا أولًا<\/a>/)
  })

  it('counts the casinos that take a payment, and shows them', () => {
    const html = markup({ payments: [{ name: 'Kestrel', methods: [kestrel], casinos: 2, apart: 1 }] })
    expect(html).toContain('2 casinos to choose from take Kestrel (Ireland)')
    expect(html).toContain('1 more takes it that we warn of')
    expect(html).toContain('country=ie&amp;method=kestrel')
  })

  it('calls a way to pay as the language of the page does, and a brand as it is', () => {
    const none = ['credit cards', 'Skrill'].map((name) => ({ name, methods: [], casinos: 0 }))
    expect(markup({ payments: none })).toContain('No casino here takes credit cards.')
    speak('de-AT')
    expect(markup({ payments: none })).toContain('Kein Casino hier nimmt Kreditkarten.')
    expect(markup({ payments: none })).toContain('Kein Casino hier nimmt Skrill.')
    speak('ar-AE')
    expect(markup({ payments: none })).toContain('بطاقات الائتمان')
  })

  it('has a word for every way that is no brand', () => {
    const kinds = paymentNames.filter(({ name, kind }) => kind !== undefined || /^[a-z]/.test(name))
    expect(kinds.map(({ name }) => name).toSorted()).toEqual(Object.keys(words().search.ways).toSorted())
  })

  it('names the casino that pays out soonest by it', () => {
    const quickest = { name: 'Copper Lantern', href: '/copper-lantern', hours: 2 }
    const html = markup({ payments: [{ name: 'Visa', methods: [kestrel], casinos: 4, apart: 0, quickest }] })
    expect(html).toMatch(/4 casinos to choose from take Visa.*in up to 2 hours:.*href="\/copper-lantern"/)
  })

  it('says so where no casino may be chosen', () => {
    expect(markup({ isNoneThere: true })).toContain('No casino here takes players in this country: Ireland.')
    const apart = markup({ payments: [{ name: 'Kestrel', methods: [kestrel], casinos: 0, apart: 2 }] })
    expect(apart.replaceAll(/<[^>]*>/g, '')).toContain(
      'No casino we recommend takes Kestrel. 2 take it that we warn of, that have closed or that we no longer list. See',
    )
    expect(markup({ payments: [{ name: 'Heron', methods: [], casinos: 0 }] })).toContain(
      'No casino here takes Heron.',
    )
  })
})
