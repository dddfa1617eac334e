import { describe, expect, it } from 'vitest'
import { readPerson } from './person.ts'

const person = (data: Record<string, unknown>) => ({ type: 'person', id: 'a', url: '/people/ada', data })

describe('readPerson', () => {
  it('reads who answers for a text, with their page', () => {
    expect(readPerson(person({ name: 'Ada', role: 'Editor' }))).toMatchObject({
      name: 'Ada',
      href: '/people/ada',
      role: 'Editor',
      credentials: undefined,
    })
  })

  it.each([
    ['Dr Ada Lovelace', 'Dr\u00A0Ada Lovelace'],
    ['Prof. Dr. Ada Lovelace', 'Prof.\u00A0Dr.\u00A0Ada Lovelace'],
    ['Alexandr Ada', 'Alexandr Ada'],
  ])('keeps a title with the name: %s', (name, kept) => {
    expect(readPerson(person({ name }))?.name).toBe(kept)
  })

  it.each([person({ role: 'Editor' }), { ...person({ name: 'Ada' }), type: 'page' }, null, 'Ada'])(
    'reads nobody in %j',
    (value) => {
      expect(readPerson(value)).toBeUndefined()
    },
  )
})
