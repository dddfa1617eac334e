import { describe, expect, it } from 'vitest'
import { type Enrolment, enrolmentAt } from './enrolment.ts'

const cookie = enrolmentAt('/account/second-factor')

const enrolment: Enrolment = {
  factorId: '5f0f2c1e-6c58-4f7e-9d6e-0a4c6c5b9b11',
  secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
  uri: 'otpauth://totp/House%20Edge:ada@example.com?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&issuer=House%20Edge',
}
const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')

describe('enrolmentAt: read', () => {
  it('reads what it wrote, and that alone', () => {
    const value = /he-enrolment=([^;]*)/.exec(cookie.write(enrolment, true))?.[1]
    expect(cookie.read(value)).toEqual(enrolment)
  })

  it.each([
    undefined,
    'x',
    encode({ ...enrolment, uri: 'javascript:alert(1)' }),
    encode({ ...enrolment, factorId: '../../user' }),
    encode({ ...enrolment, secret: '<b>' }),
  ])('takes %j for nothing', (value) => {
    expect(cookie.read(value)).toBeUndefined()
  })
})

describe('enrolmentAt: write', () => {
  it('gives it to one page and no script', () => {
    expect(cookie.write(enrolment, true)).toMatch(
      /; Path=\/account\/second-factor; HttpOnly; SameSite=Strict; Max-Age=600; Secure$/,
    )
  })
})
