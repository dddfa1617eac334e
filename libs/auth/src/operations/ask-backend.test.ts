import { describe, expect, it } from 'vitest'
import { ServiceRefusedError } from '../errors/service-errors.ts'
import type { ServiceResponse, ServiceCall } from '../service/auth-service.ts'
import type { Session } from '../session/session.ts'
import type { VisitorSession } from '../visitor-session/visitor-session.ts'
import { askDatabase, askFunction, functionCall } from './ask-backend.ts'

const session = { accessToken: 'token' } as Session

/** A visitor whose calls get this answer, and whose session the auth service knows or not. */
function visitor(answer: unknown, isKnown = true) {
  const calls: ServiceCall[] = []
  const call = async (asked: ServiceCall): Promise<ServiceResponse> => {
    calls.push(asked)
    return answer as ServiceResponse
  }
  const visitor = isKnown ? { state: 'unknown' } : { state: 'signed-out' }
  return { calls, session: { call, open: async () => ({ visitor }) } as unknown as VisitorSession }
}

const refused = (serviceCode: string) => ({
  ok: false,
  error: new ServiceRefusedError('no', { status: 403, serviceCode }),
})

describe('askDatabase', () => {
  it('calls the function with the visitor’s token', async () => {
    const { calls, session: asked } = visitor({ ok: true, body: 3 })
    expect(await askDatabase(asked, session, 'rate', { stars: 5 })).toEqual({ ok: true, body: 3 })
    expect(calls).toEqual([
      expect.objectContaining({ path: '/rpc/rate', body: { stars: 5 }, accessToken: 'token' }),
    ])
  })

  it('asks for the second factor where a policy refuses', async () => {
    const { session: asked } = visitor(refused('42501'))
    expect(await askDatabase(asked, session, 'rate')).toMatchObject({ code: 'auth/second-factor-needed' })
  })
})

describe('askFunction', () => {
  it('takes a lost session for lost when the auth service agrees', async () => {
    const { session: asked } = visitor(refused('not_signed_in'), false)
    expect(await askFunction(asked, session, 'delete')).toMatchObject({ code: 'auth/session-lost' })
  })

  it('takes it for an outage when the auth service does not', async () => {
    const { session: asked } = visitor(refused('not_signed_in'))
    expect(await askFunction(asked, session, 'delete')).toMatchObject({ code: 'auth/unavailable' })
  })
})

describe('functionCall', () => {
  it('sends an empty body, for the answer must be JSON', () => {
    expect(functionCall(session, 'delete')).toMatchObject({ method: 'POST', path: '/delete', body: {} })
  })
})
