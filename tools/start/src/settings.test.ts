import { describe, expect, it } from 'vitest'
import { readSettings } from './settings.ts'

describe('readSettings', () => {
  it('starts everything embedded on the ports the README names', () => {
    expect(readSettings([], {})).toEqual({
      mode: 'production',
      fresh: false,
      ports: { site: 3000, content: 4400, backend: 54_321 },
      siteHost: '127.0.0.1',
      siteOrigin: 'http://localhost:3000',
      siteBuild: '.next',
      state: '.house-edge',
      embedded: { content: true, backend: true },
    })
  })

  it('does not start the content service when a hosted one is named', () => {
    expect(readSettings([], { CONTENT_REPOSITORY: 'house-edge' }).embedded).toEqual({
      content: false,
      backend: true,
    })
  })

  it('does not start the backend when a hosted one is named', () => {
    expect(readSettings([], { BACKEND_URL: 'https://backend.example' }).embedded).toEqual({
      content: true,
      backend: false,
    })
  })

  it('takes a variable set to nothing for one that is not set', () => {
    expect(readSettings([], { CONTENT_REPOSITORY: '', BACKEND_URL: ' ' }).embedded).toEqual({
      content: true,
      backend: true,
    })
  })

  it('names every fault at once', () => {
    expect(() => readSettings(['--frsh'], { SITE_PORT: 'three thousand', BACKEND_PORT: '70000' })).toThrow(
      /--frsh: not an option[^]*SITE_PORT[^]*BACKEND_PORT/,
    )
  })
})
