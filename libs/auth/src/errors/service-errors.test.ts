import { describe, expect, it } from 'vitest'
import { ServiceRefusedError, ServiceUnavailableError, TooManyAttemptsError } from './service-errors.ts'

describe('ServiceUnavailableError', () => {
  it('is transient: the same call may succeed later', () => {
    expect(new ServiceUnavailableError('down')).toMatchObject({ code: 'auth/unavailable', isTransient: true })
  })
})

describe('TooManyAttemptsError', () => {
  it('keeps how long to wait, and the service’s own code', () => {
    const details = { retryAfterMs: 3_000, serviceCode: 'over_request_rate_limit' }
    expect(new TooManyAttemptsError('wait', details)).toMatchObject({
      ...details,
      status: 429,
      isTransient: true,
    })
  })
})

describe('ServiceRefusedError', () => {
  it('is final, under the status of the service', () => {
    const error = new ServiceRefusedError('no', { status: 403, serviceCode: 'otp_expired' })
    expect(error).toMatchObject({ status: 403, serviceCode: 'otp_expired', isTransient: false })
  })
})
