import { describe, expect, it } from 'vitest'
import { isSameSecret } from './same-secret.ts'

describe('isSameSecret', () => {
  it('takes the secret', () => {
    expect(isSameSecret('hush', 'hush')).toBe(true)
  })

  it.each(['Hush', 'hus', 'hush ', '', undefined])('refuses %j', (given) => {
    expect(isSameSecret(given, 'hush')).toBe(false)
  })

  it.each([
    ['', ''],
    [undefined, undefined],
    ['', undefined],
  ])('refuses %j where no secret is set (%j)', (given, wanted) => {
    expect(isSameSecret(given, wanted)).toBe(false)
  })
})
