import { describe, expect, it } from 'vitest'
import { helpFor } from './help-for.ts'

const organisation = (name: string, country: string) =>
  ({ id: name, type: 'help_organisation', data: { name, country, phone: '1' } }) as never

const all = [
  organisation('Steady Hand', 'GB'),
  organisation('Harbour Light', 'IE'),
  organisation('Second Table', 'us'),
]
const namesFor = (country: string | undefined) => helpFor(all, country).organisations.map(({ name }) => name)

describe('helpFor', () => {
  // shows P281
  it('shows those of the reader’s country alone', () => {
    expect(namesFor('IE')).toEqual(['Harbour Light'])
    expect(namesFor('US')).toEqual(['Second Table'])
  })

  it.each(['FR', undefined])('shows all where it knows none in %s', (country) => {
    expect(namesFor(country)).toHaveLength(3)
    expect(helpFor(all, country).isOfCountry).toBe(false)
  })

  it('bears content without organisations or countries', () => {
    expect(helpFor([], 'GB').organisations).toEqual([])
    expect(helpFor([organisation('Nowhere', '')], undefined).organisations).toHaveLength(1)
  })
})
