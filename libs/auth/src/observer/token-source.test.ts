import { describe, expect, it } from 'vitest'
import { createTestClock } from '../testing/test-clock.ts'
import { createTokenSource } from './token-source.ts'

function createSource(answers: (() => Response | Promise<Response>)[]) {
  const clock = createTestClock()
  const requests: string[] = []
  const getToken = createTokenSource({
    endpoint: '/api/auth/token',
    clock,
    fetch: async (input, init) => {
      requests.push(`${init?.method} ${input as string}`)
      return (answers.shift() ?? (() => Response.error()))()
    },
  })
  const expiresAt = clock.now() / 1000 + 3600
  return { clock, requests, getToken, expiresAt }
}

describe('createTokenSource', () => {
  it('asks by POST once, and keeps the token until due', async () => {
    const answers: (() => Response)[] = []
    const { clock, requests, getToken, expiresAt } = createSource(answers)
    answers.push(
      () => Response.json({ accessToken: 'first', expiresAt }),
      () => Response.json({ accessToken: 'second', expiresAt: expiresAt + 3600 }),
    )
    expect(await Promise.all([getToken(), getToken(), getToken()])).toEqual(['first', 'first', 'first'])
    await clock.advance(3509_000)
    expect(await getToken()).toBe('first')
    await clock.advance(2000)
    expect(await getToken()).toBe('second')
    expect(requests).toEqual(['POST /api/auth/token', 'POST /api/auth/token'])
  })

  it.each([
    ['nobody is signed in', () => Response.json({ accessToken: null, expiresAt: 0 })],
    ['nobody can tell', () => Response.json({ accessToken: null, expiresAt: 0 }, { status: 503 })],
    ['the site refuses', () => new Response('no', { status: 403 })],
    ['the answer is broken', () => new Response('<html>')],
    ['the site is away', () => Promise.reject(new TypeError('offline'))],
  ])('gives nothing when %s, and asks again next time', async (_, answer) => {
    const { requests, getToken } = createSource([answer, answer])
    expect(await getToken()).toBeNull()
    expect(await getToken()).toBeNull()
    expect(requests).toHaveLength(2)
  })
})
