import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { describeConformance } from '../../testing/component.ts'
import { LicenceList } from './licence-list.tsx'

describeConformance('LicenceList', (extra) => (
  <LicenceList
    licences={[
      { regulator: 'Albion Gaming Standards Board', tier: 'strict', registerHref: 'https://example.com' },
    ]}
    {...extra}
  />
))

describe('LicenceList', () => {
  it('admits when nobody has checked', () => {
    expect(renderToStaticMarkup(<LicenceList licences={[{ regulator: 'A board' }]} />)).toContain('not yet')
  })

  it('leads from the number to the register where it is one row of many', () => {
    const licence = { regulator: 'A casino', number: 'A-7', registerHref: 'https://example.com/' }
    const score = { value: 8.7, band: { word: 'Very good', tone: 'good' } } as const
    const html = renderToStaticMarkup(<LicenceList layout="rows" licences={[{ ...licence, score }]} />)
    expect(html).toMatch(/<dd><a [^>]*href="https:\/\/example.com\/"[^>]*>A-7<\/a><\/dd>/)
    expect(html.replaceAll(/<[^>]*>/g, '')).toContain('8.7 Very good')
    const { number: _none, ...unnumbered } = licence
    expect(renderToStaticMarkup(<LicenceList layout="rows" licences={[unnumbered]} />)).toContain(
      'https://example.com/',
    )
  })

  it.each([
    ['verified', 'In the register', 'Licence number'],
    ['claimed', 'Claimed only', 'Number it gives'],
    ['not found', 'Not in the register', 'Number it gives'],
    ['withdrawn', 'No longer held', 'Licence number'],
    [undefined, 'Claimed only', 'Number it gives'],
  ] as const)('calls a licence that is %s so', (state, words, label) => {
    const html = renderToStaticMarkup(
      <LicenceList licences={[{ regulator: 'A board', number: '7', state }]} />,
    )
    expect(html).toContain(words)
    expect(html).toContain(label)
    expect(html.includes('In the register')).toBe(state === 'verified')
  })
})
