import { describe, expect, it } from 'vitest'
import { assertSafePath, assertSafeValue, isPossibleUid } from './safe-value.ts'

const unsafe = expect.objectContaining({ code: 'content/unsafe-value' }) as unknown

describe('assertSafeValue', () => {
  it.each(['odds', 'a "quoted" word', 'Zoë (x), [y]', 7, true, ['a', ['b']], 'x'.repeat(2000)])(
    'takes %j',
    (value) => {
      expect(() => assertSafeValue(value, 'uid')).not.toThrow()
    },
  )

  it.each([
    String.raw`x\")][at(document.type, "settings`,
    '\\',
    'a\u0000',
    'a\nb',
    'a\u009b',
    '\ud800',
    'x'.repeat(2001),
    ['a', ['b', '\\']],
  ])('refuses %j, which could leave its quotes', (value) => {
    expect(() => assertSafeValue(value, 'uid')).toThrow(unsafe)
  })
})

describe('assertSafePath', () => {
  it.each(['my.article.uid', 'document.type', 'my.casino-review.a_b'])('takes %s', (path) => {
    expect(() => assertSafePath(path)).not.toThrow()
  })

  it.each(['my.article.uid, "x")][at(my.a.b', '', '.a', 'a b', 'a"', '1a', 'a\n'])('refuses %j', (path) => {
    expect(() => assertSafePath(path)).toThrow(unsafe)
  })
})

describe('isPossibleUid', () => {
  it.each([
    ['odds', true],
    ['zoë_1.2~3-4', true],
    ['a'.repeat(256), true],
    ['a'.repeat(257), false],
    ['', false],
    ['-a', false],
    ['a/b', false],
    ['a"', false],
    ['a\\', false],
    ['a b', false],
  ])('says of %j that it can be one, or cannot: %s', (uid, isOne) => {
    expect(isPossibleUid(uid)).toBe(isOne)
  })
})
