import { describe, expect, it } from 'vitest'
import { type Enrolment, readEnrolment, writeEnrolment } from './enrolment.ts'

const enrolment: Enrolment = {
  factorId: '5f0f2c1e-6c58-4f7e-9d6e-0a4c6c5b9b11',
  secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
  uri: 'otpauth://totp/House%20Edge:ada@example.com?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&issuer=House%20Edge',
}
const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')

describe('readEnrolment', () => {
  it('reads what writeEnrolment wrote', () => {
    const value = /he-enrolment=([^;]*)/.exec(writeEnrolment(enrolment, true))?.[1]
    expect(readEnrolment(value)).toEqual(enrolment)
  })

  it.each([
    undefined,
    'x',
    encode({ ...enrolment, uri: 'javascript:alert(1)' }),
    encode({ ...enrolment, factorId: '../../user' }),
    encode({ ...enrolment, secret: '<b>' }),
  ])('takes %j for nothing', (value) => {
    expect(readEnrolment(value)).toBeUndefined()
  })
})

describe('writeEnrolment', () => {
  it('gives it to one page and no script', () => {
    expect(writeEnrolment(enrolment, true)).toMatch(
      /; Path=\/account\/second-factor; HttpOnly; SameSite=Strict; Max-Age=600; Secure$/,
    )
  })
})
