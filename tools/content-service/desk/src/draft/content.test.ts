import { describe, expect, it } from 'vitest'
import { saysTheSame } from '../merging/says-the-same.ts'
import { keyOf, moved, valueAt, withValueAt } from './content.ts'
import { withoutFaults } from './prune.ts'

describe('withValueAt', () => {
  it('changes one place and shares the rest', () => {
    const root = { a: { list: [{ x: 1 }, { x: 2 }] }, b: {} }
    const next = withValueAt(root, 'a.list.1.x', 3)
    expect(next).toEqual({ a: { list: [{ x: 1 }, { x: 3 }] }, b: {} })
    expect(next.b).toBe(root.b)
    expect(root.a.list[1]).toEqual({ x: 2 })
  })

  it('removes a member, and a list’s item', () => {
    expect(withValueAt({ a: { x: 1 } }, 'a.x', undefined)).toEqual({ a: {} })
    expect(withValueAt({ list: [1, 2, 3] }, 'list.1', undefined)).toEqual({ list: [1, 3] })
  })

  it('keeps the key of an item that changes', () => {
    const root = { list: [{ x: 1 }] }
    const key = keyOf(root.list[0] ?? {})
    expect(keyOf(withValueAt(root, 'list.0.x', 2).list[0] ?? {})).toBe(key)
  })
})

describe('valueAt', () => {
  it('finds nothing where there is nothing', () => {
    expect(valueAt({ a: [{ b: 1 }] }, 'a.0.b')).toBe(1)
    expect(valueAt({ a: 1 }, 'a.b.c')).toBeUndefined()
  })
})

describe('moved', () => {
  it('puts an item at another place', () => {
    expect(moved(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a'])
  })
})

describe('saysTheSame', () => {
  it('does not care for order or absent members', () => {
    expect(saysTheSame({ a: 1, b: undefined, c: [{}] }, { c: [{}], a: 1 })).toBe(true)
    expect(saysTheSame({ a: 1 }, { a: 2 })).toBe(false)
  })

  it('ignores a slice id that only the service knows', () => {
    expect(saysTheSame([{ slice_type: 'quote' }], [{ slice_type: 'quote', id: 'quote$1' }])).toBe(true)
    expect(saysTheSame({ link_type: 'Document' }, { link_type: 'Document', id: 'a' })).toBe(false)
  })
})

describe('withoutFaults', () => {
  const saved = { uid: 'old', tags: [], data: {} }
  const fault = (path: string) => ({ path, code: 'wrong-kind' as const, message: '' })

  it('omits the faulty field and restores the UID', () => {
    const content = { uid: 'No!', tags: [], data: { link: { link_type: 'Web', url: 'x' }, name: 'n' } }
    expect(withoutFaults(content, [fault('data.link.url'), fault('uid')], saved)).toEqual({
      uid: 'old',
      tags: [],
      data: { name: 'n' },
    })
  })

  it('saves nothing when a whole slice is at fault', () => {
    const content = { uid: null, tags: [], data: { slices: [{ slice_type: 'gone' }] } }
    expect(withoutFaults(content, [fault('data.slices.0')], saved)).toBeUndefined()
  })
})
