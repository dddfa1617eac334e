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

  it('starts no content service beside a hosted one', () => {
    expect(readSettings([], { CONTENT_REPOSITORY: 'house-edge' }).embedded).toEqual({
      content: false,
      backend: true,
    })
  })

  it('starts no backend beside a hosted one', () => {
    expect(readSettings([], { BACKEND_URL: 'https://backend.example' }).embedded).toEqual({
      content: true,
      backend: false,
    })
  })

  it('takes an empty variable for unset', () => {
    expect(readSettings([], { CONTENT_REPOSITORY: '', BACKEND_URL: ' ' }).embedded).toEqual({
      content: true,
      backend: true,
    })
  })

  it('listens at PORT where SITE_PORT is not set, or is empty', () => {
    expect(readSettings([], { PORT: '4000', SITE_PORT: '' })).toMatchObject({
      ports: { site: 4000, content: 4400 },
      siteOrigin: 'http://localhost:4000',
    })
    expect(readSettings([], { PORT: '4000', SITE_PORT: '5000' }).ports.site).toBe(5000)
  })

  it('names every fault at once', () => {
    expect(() => readSettings(['--frsh'], { SITE_PORT: 'three thousand', BACKEND_PORT: '70000' })).toThrow(
      /--frsh: not an option[^]*SITE_PORT[^]*BACKEND_PORT/,
    )
  })
})
