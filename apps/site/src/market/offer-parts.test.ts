import { describe, expect, it } from 'vitest'
import { offerParts } from './offer-parts.ts'

const parts = offerParts()

describe('offerParts', () => {
  // shows P196
  it('knows this site’s markets alone', () => {
    expect(parts.values).toEqual(['none', 'GB', 'IE'])
    const choose = (cookie?: string) => parts.choose(cookie === undefined ? {} : { cookie })
    expect([choose('market=IE'), choose('market=none'), choose('market=XX'), choose()]).toEqual([
      'IE',
      'none',
      'GB',
      'GB',
    ])
  })
})
