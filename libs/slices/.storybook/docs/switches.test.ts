import { describe, expect, it } from 'vitest'
import { switches } from './switches.ts'

describe('switches', () => {
  it('have values that an address can hold', () => {
    const values = Object.values(switches.globalTypes).flatMap(({ toolbar }) =>
      toolbar.items.map(({ value }) => value),
    )
    expect(values).toHaveLength(6)
    expect(values.filter((value) => !/^[a-z]+$/.test(value))).toEqual([])
  })
})
