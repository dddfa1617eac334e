import { describe, expect, it } from 'vitest'
import { isCommonPassword } from './common-password.ts'

describe('isCommonPassword', () => {
  // shows P25
  it.each([
    'password',
    'PassWord',
    'password1',
    'password123!',
    'iloveyou!!!',
    '1234567890',
    'qwertyuiop',
    ' letmein1 ',
    'aaaaaaaaaaaa',
    'abababababab',
    'ｐａｓｓｗｏｒｄ',
  ])('knows %j', async (password) => {
    expect(await isCommonPassword(password)).toBe(true)
  })

  it.each([
    'quiet lantern over water',
    'five brass herons at dusk',
    'correct horse battery staple',
    'tr0ub4dor&3 and then some',
    '!!!???!!!???x',
  ])('has nothing against %j', async (password) => {
    expect(await isCommonPassword(password)).toBe(false)
  })
})
