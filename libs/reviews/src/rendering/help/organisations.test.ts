import { describe, expect, it } from 'vitest'
import { readOrganisations } from './organisations.ts'

const organisation = (data: Record<string, unknown>, more: Record<string, unknown> = {}) => ({
  organisation: { type: 'help_organisation', id: 'a', data, ...more },
})

describe('readOrganisations', () => {
  it('keeps the editor’s order, and names the country', () => {
    const found = readOrganisations([
      organisation({ name: 'Second', country: 'IE', phone: '1800' }),
      organisation({ name: 'First' }),
    ])
    expect(found).toMatchObject([{ name: 'Second', country: 'Ireland', phone: '1800' }, { name: 'First' }])
  })

  it('leaves out what has no name or is gone', () => {
    const gone = organisation({ name: 'Gone' }, { isBroken: true })
    expect(readOrganisations([organisation({ phone: '1' }), gone, {}])).toEqual([])
  })

  it.each([null, undefined])('finds none in %j', (group) => {
    expect(readOrganisations(group)).toEqual([])
  })
})
