import { describe, expect, it } from 'vitest'
import {
  anything,
  either,
  fits,
  listOf,
  name,
  nullable,
  number,
  objectWith,
  optional,
  recordOf,
  text,
  yesOrNo,
} from './shape.ts'

describe('objectWith: and other shapes', () => {
  it('names every wrong place and no other', () => {
    const shape = objectWith({
      refs: listOf(objectWith({ id: name, isMaster: optional(yesOrNo) })),
      types: recordOf(text),
      size: number,
      title: nullable(text),
    })
    const right = {
      refs: [{ id: 'a' }, { id: 'b', isMaster: true }],
      types: { page: 'Page' },
      size: 2,
      title: null,
    }
    expect(shape({ ...right, more: [1] })).toEqual([])
    expect(
      shape({ refs: [{ id: '' }, { id: 'b', isMaster: 'yes' }, 1], types: { page: 1 }, size: '2' }),
    ).toEqual(['refs.0.id', 'refs.1.isMaster', 'refs.2', 'types.page', 'size', 'title'])
  })

  it.each([undefined, null, 1, 'text', []])('that is an object is not had by %j', (given) => {
    expect(objectWith({})(given)).toEqual([''])
    expect(recordOf(anything)(given)).toEqual([''])
  })

  it('of a list refuses an object with a length', () => {
    expect(listOf(anything)({ length: 0 })).toEqual([''])
  })

  it('may be one of two', () => {
    const shape = listOf(either(text, objectWith({ id: text })))
    expect(fits(shape, ['a', { id: 'b' }])).toBe(true)
    expect(shape(['a', { id: 1 }])).toEqual(['1.id'])
  })
})
