import { afterEach, describe, expect, it, vi } from 'vitest'
import { createPublishedSite } from '../site/published-site.ts'
import { ownOrigin } from './own-origin.ts'

afterEach(() => void vi.unstubAllEnvs())

describe('ownOrigin', () => {
  it.each([
    [undefined, undefined, 'http://127.0.0.1:3000'],
    [undefined, 3_100, 'http://127.0.0.1:3100'],
    ['3200', 3_100, 'http://127.0.0.1:3200'],
  ])('with PORT %s and port %s is %s', (set, port, origin) => {
    vi.stubEnv('PORT', set)
    const site = createPublishedSite({
      routes: {},
      settings: () => ({ content: { repository: 'my-repo' }, port }),
    })
    expect(ownOrigin(site)).toBe(origin)
  })
})
