import { describe, expect, it } from 'vitest'
import { ruleOfDocument } from './rule-of-document.ts'

describe('ruleOfDocument', () => {
  it('reads a rule with its days, without spaces', () => {
    const data = {
      from: ' /old ',
      to: ' /new',
      status: '307',
      valid_from: '2026-01-01',
      valid_to: '2026-02-01',
    }
    expect(ruleOfDocument({ id: 'r', data })).toEqual({
      id: 'r',
      from: '/old',
      to: '/new',
      status: 307,
      validFrom: '2026-01-01',
      validTo: '2026-02-01',
    })
  })

  it('takes an empty target for a page that is gone', () => {
    expect(ruleOfDocument({ id: 'r', data: { from: '/old', to: '  ' } })).toMatchObject({
      to: undefined,
      status: 308,
    })
  })
})
