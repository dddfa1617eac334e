import { describe, expect, it } from 'vitest'
import { type Flash, readFlash, writeFlash } from './flash.ts'

const valueOf = (response: Response) => /he-flash=([^;]*)/.exec(response.headers.get('set-cookie') ?? '')?.[1]

describe('readFlash', () => {
  it('reads what writeFlash wrote', () => {
    const flash: Flash = { code: 'auth/too-many-attempts', retryAfterSeconds: 90, email: 'ada@example.com' }
    expect(readFlash(valueOf(writeFlash(new Response(), flash, true)))).toEqual(flash)
  })

  it.each([
    undefined,
    '',
    'x',
    Buffer.from('null').toString('base64url'),
    Buffer.from('{"code":"<b>"}').toString('base64url'),
    Buffer.from('{"code":"auth/saved","codes":"x"}').toString('base64url'),
  ])('takes %j for nothing', (value) => {
    expect(readFlash(value)).toBeUndefined()
  })
})

describe('writeFlash', () => {
  it('hides it from scripts and from plain connections', () => {
    const line = (secure: boolean) =>
      writeFlash(new Response(), { code: 'auth/saved' }, secure).headers.get('set-cookie')
    expect(line(true)).toMatch(/; HttpOnly; SameSite=Lax; Max-Age=60; Secure$/)
    expect(line(false)).not.toContain('Secure')
  })
})
