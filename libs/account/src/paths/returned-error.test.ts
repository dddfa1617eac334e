import { describe, expect, it } from 'vitest'
import { returnedErrorPath, returnedErrorPathIn } from './returned-error.ts'

const pathOf = (said: string) => returnedErrorPath(new URLSearchParams(said))

describe('returnedErrorPath', () => {
  it.each([
    'error=invalid_request&error_code=bad_oauth_state&error_description=OAuth+state+has+expired&sb=',
    'error=server_error&error_code=email_exists&error_description=A+user+with+this+address',
    'error=access_denied&error_description=The+user+denied+access',
    'error_code=email_exists',
  ])('leads %s away, and takes nothing of it along', (said) => {
    expect(pathOf(said)).toBe('/api/auth/provider/callback')
  })

  it('tells a link that has expired from a provider', () => {
    expect(pathOf('error=access_denied&error_code=otp_expired&error_description=x')).toBe(
      '/api/auth/provider/callback?error_code=otp_expired',
    )
  })

  it.each(['', 'main', 'tab=offers', 'error=no', 'q=error_code'])('leaves %j alone', (said) => {
    expect(pathOf(said)).toBeUndefined()
  })
})

describe('returnedErrorPathIn', () => {
  it.each([
    'error=server_error&error_code=email_exists&error_description=A+user+with+this+address',
    'error=access_denied&error_code=otp_expired&error_description=x',
    'error_description=x&error_code=otp_expired',
    'error_description=error_code=otp_expired_not',
    'main',
    '',
    'error=no',
    'error_codes',
    'error_details',
    'q=error_code',
  ])('says of %j what is said elsewhere, with the language', (said) => {
    const [path, expired] = pathOf(said)?.split('?') ?? []
    const language = path && `${path}?lang=de-AT${expired ? `&${expired}` : ''}`
    expect(returnedErrorPathIn(`#${said}`, 'de-AT')).toBe(language)
  })
})
