import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { describeConformance } from '../conformance/describe-conformance.tsx'
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
})
