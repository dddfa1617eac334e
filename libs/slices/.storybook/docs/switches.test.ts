import { describe, expect, it } from 'vitest'
import { spokenIn, switches } from './switches.ts'

describe('switches', () => {
  it('have values that an address can hold', () => {
    const values = Object.values(switches.globalTypes).flatMap(({ toolbar }) =>
      toolbar.items.map(({ value }) => value),
    )
    expect(values).toHaveLength(10)
    expect(values.filter((value) => !/^[a-z]+$/.test(value))).toEqual([])
  })
})

describe('spokenIn', () => {
  it('has Arabic from the right, and other languages as the direction is switched', () => {
    expect(spokenIn(switches.initialGlobals)).toEqual({ lang: 'en', dir: 'ltr' })
    expect(spokenIn({ language: 'arabic', direction: 'ltr' })).toEqual({ lang: 'ar-AE', dir: 'rtl' })
    expect(spokenIn({ language: 'pseudo', direction: 'rtl' })).toEqual({ lang: 'en-XA', dir: 'rtl' })
    expect(spokenIn({ language: 'klingon' })).toEqual({ lang: 'en', dir: 'ltr' })
  })
})
