import { describe, expect, it } from 'vitest'
import { buildDocument } from '../testing/build-document.ts'
import { createAddressIndex, entryOf } from './address-index.ts'

const entry = (uid: string, mentions: string[] = [], id = 'a') =>
  entryOf(buildDocument({ type: 'page', uid, id }), mentions)

describe('createAddressIndex', () => {
  it('finds a document by the address it had before', () => {
    const index = createAddressIndex()
    index.set(entry('old'))
    index.set(entry('new'))
    expect(index.findByUid('page', 'old', 'en-gb')?.uid).toBe('new')
    expect(index.findByUid('page', 'new', '*')?.id).toBe('a')
  })

  it('gives a former address to the document that has it now', () => {
    const index = createAddressIndex()
    index.set(entry('old'))
    index.set(entry('new'))
    index.set(entry('old', [], 'b'))
    expect(index.findByUid('page', 'old', 'en-gb')?.id).toBe('b')
    index.delete('b')
    expect(index.findByUid('page', 'old', 'en-gb')).toBeUndefined()
  })

  it('keeps the newest date, of a document that is gone too', () => {
    const index = createAddressIndex()
    index.set(entry('a'))
    index.delete('a')
    expect([index.size, index.newestMs]).toEqual([0, Date.UTC(2026, 0, 1)])
  })

  it('knows who links to a document', () => {
    const index = createAddressIndex()
    index.set(entry('x', ['b'], 'x'))
    index.set(entry('y', ['c'], 'y'))
    expect(index.mentioning(new Set(['b']))).toEqual(['x'])
    expect(index.ofType('page', 'fr-fr')).toEqual([])
  })
})
