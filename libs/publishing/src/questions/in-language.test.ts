import { describe, expect, it } from 'vitest'
import { inLanguage } from './in-language.ts'

describe('inLanguage', () => {
  it('leaves what is made next to its own language', () => {
    const spoken: (string | undefined)[] = []
    const speak = (lang: string | undefined): number => spoken.push(lang)
    expect(inLanguage(speak, 'de-at', () => spoken.at(-1))).toBe('de-at')
    expect(() =>
      inLanguage(speak, 'ar-ae', () => {
        throw new TypeError('no page')
      }),
    ).toThrow('no page')
    expect(spoken).toEqual(['de-at', undefined, 'ar-ae', undefined])
  })

  it('makes it where there is one language', () => {
    expect(inLanguage(undefined, undefined, () => 'a page')).toBe('a page')
  })
})
