import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { describeConformance } from '../../testing/component.ts'
import { CasinoRow } from './casino-row.tsx'

const facts = [
  { label: 'Pays in', value: 'up to 2 hours' },
  { label: 'Licence', value: 'Albion Gaming Standards Board' },
]

describeConformance('CasinoRow', (extra) => (
  <CasinoRow
    href="/casino-reviews/copper-lantern"
    name="Copper Lantern"
    score={9.2}
    facts={facts}
    {...extra}
  />
))

describe('CasinoRow', () => {
  it('says the name and the score before anything else', () => {
    const html = renderToStaticMarkup(
      <CasinoRow href="/a" name="Copper Lantern" headline="Dull." score={9.2} facts={facts} />,
    )
    expect(html.indexOf('Copper Lantern')).toBeLessThan(html.indexOf('9.2'))
    expect(html.indexOf('9.2')).toBeLessThan(html.indexOf('Pays in'))
  })

  it('warns beside the name', () => {
    expect(renderToStaticMarkup(<CasinoRow href="/a" name="Comet" status="warning" facts={[]} />)).toContain(
      'Warning',
    )
  })
})
