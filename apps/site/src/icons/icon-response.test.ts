import { beforeEach, describe, expect, it, vi } from 'vitest'

const asked = vi.fn((_url: string) =>
  Promise.resolve(Response.json({ prefix: 'mdi', icons: { home: { body: '<path/>' } } })),
)

beforeEach(() => {
  vi.resetModules()
  asked.mockClear()
  vi.stubGlobal('fetch', asked)
  return () => {
    vi.unstubAllGlobals()
    vi.unstubAllEnvs()
  }
})

const answer = async (file: string): Promise<Response> => {
  const { iconResponse } = await import('./icon-response.ts')
  return iconResponse(new Request(`http://localhost/api/_nuxt_icon/${file}?icons=home`), file)
}

describe('iconResponse', () => {
  // shows R112
  it.each([
    ['nothing is named', {}],
    ['only collections are', { ICON_SERVICE_COLLECTIONS: 'mdi' }],
    ['only the service is', { ICON_SERVICE_URL: 'https://icons.example' }],
  ])('asks nobody else while %s', async (_what, environment) => {
    for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value)
    expect((await answer('mdi.json')).status).toBe(404)
    expect(asked).not.toHaveBeenCalled()
  })

  // shows R112
  it('asks the named service for its collections', async () => {
    vi.stubEnv('ICON_SERVICE_URL', 'https://icons.example')
    vi.stubEnv('ICON_SERVICE_COLLECTIONS', 'mdi')
    expect(await (await answer('mdi.json')).json()).toMatchObject({ icons: { home: { body: '<path/>' } } })
    expect(asked.mock.calls.map(([url]) => url)).toEqual(['https://icons.example/mdi.json?icons=home'])
    expect((await answer('other.json')).status).toBe(404)
  })
})
