import { describe, expect, it } from 'vitest'
import { useBackend } from '../testing/test-backend.ts'

const backend = useBackend()

/** What the backend wrote about addresses that nothing answers. */
const missed = (): object[] =>
  backend.logged
    .map((line) => JSON.parse(line) as { level: string; action?: string; method: string; path: string })
    .filter(({ action }) => action === 'unknown_endpoint')
    .map(({ level, method, path }) => ({ level, method, path }))

describe('an unknown endpoint', () => {
  it.each([
    ['POST', '/auth/v1/nothing', '404 page not found\n'],
    [
      'DELETE',
      '/storage/v1/nothing',
      JSON.stringify({ message: 'Route DELETE:/nothing not found', error: 'Not Found', statusCode: 404 }),
    ],
    ['GET', '/realtime/v1/nothing', JSON.stringify({ message: 'No service answers /realtime/v1/nothing.' })],
    ['POST', '/graphql/v1', JSON.stringify({ message: 'No service answers /graphql/v1.' })],
  ])('answers 404 and is logged: %s %s', async (method, path, body) => {
    const response = await fetch(`${backend.url}${path}?token=secret`, {
      method,
      headers: { apikey: backend.publishableKey },
    })
    expect([response.status, await response.text()]).toEqual([404, body])
    expect(missed()).toContainEqual({ level: 'warn', method, path })
    expect(backend.logged.join('\n')).not.toContain('token=secret')
  })

  it('is never taken for an upload', async () => {
    const { error } = await backend.serviceClient().storage.from('avatars').listV2()
    expect(error).toMatchObject({ status: 404, message: 'Route POST:/object/list-v2/avatars not found' })
    expect(missed()).toContainEqual({
      level: 'warn',
      method: 'POST',
      path: '/storage/v1/object/list-v2/avatars',
    })
  })
})
