import { describe, expect, it } from 'vitest'
import { describeDocument } from './describe-document.ts'

const said = (type: string, data: object) => describeDocument({ type, data } as never)

describe('describeDocument', () => {
  it('names a person with their role and credentials', () => {
    const wren = { name: 'Tobias Wren', role: 'Tester', credentials: 'ten years at the till' }
    expect(said('person', wren)).toBe('Tobias Wren, Tester: ten years at the till')
    expect(said('person', { name: 'Tobias Wren', role: null, credentials: null })).toBe('Tobias Wren')
  })

  it.each(['game_provider', 'payment_method', 'operator', 'regulator'])('names the %s', (type) => {
    expect(said(type, { name: 'Kestrel' })).toContain('Kestrel')
  })

  it('leaves out what an offer is worth', () => {
    expect(said('bonus', { title: 'Windfall', value: '100% up to £50' })).not.toContain('100%')
  })

  it('leaves reviews to their editors', () => {
    expect(said('casino_review', { name: 'Velvet Comet' })).toBeUndefined()
  })
})
