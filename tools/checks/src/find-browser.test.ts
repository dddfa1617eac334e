import { describe, expect, it } from 'vitest'
import { BrowserMissingError, type BrowserSources, findBrowser } from './find-browser.ts'

const machine = (present: string[], more: Partial<BrowserSources> = {}): BrowserSources => ({
  env: { PATH: '/usr/local/bin:/usr/bin' },
  platform: 'linux',
  exists: (path) => present.includes(path),
  playwrightPath: async () => '/cache/playwright/chrome',
  packagedPath: async () => '/tmp/packaged',
  ...more,
})
const everywhere = ['/named', '/cache/playwright/chrome', '/usr/bin/chromium']

describe('findBrowser', () => {
  it('takes the one that is named first', async () => {
    expect(await findBrowser(machine(everywhere, { env: { CHROMIUM_PATH: '/named' } }))).toBe('/named')
  })

  it('takes the one of Playwright before that of the system', async () => {
    expect(await findBrowser(machine(everywhere))).toBe('/cache/playwright/chrome')
  })

  it('takes the one of the system before the packaged one', async () => {
    expect(await findBrowser(machine(['/usr/bin/chromium']))).toBe('/usr/bin/chromium')
  })

  it('takes the shell without a window before the whole browser', async () => {
    expect(await findBrowser(machine(['/usr/bin/chromium', '/usr/bin/chromium-headless-shell']))).toBe(
      '/usr/bin/chromium-headless-shell',
    )
  })

  it('unpacks the packaged one when there is no other', async () => {
    expect(await findBrowser(machine([]))).toBe('/tmp/packaged')
  })

  it('does not look further when the named one is missing', async () => {
    await expect(
      findBrowser(machine(['/usr/bin/chromium'], { env: { CHROMIUM_PATH: '/gone' } })),
    ).rejects.toThrow('/gone, which does not exist')
  })

  it('says in one sentence what to do', async () => {
    const missing = findBrowser(machine([], { platform: 'darwin' }))
    await expect(missing).rejects.toBeInstanceOf(BrowserMissingError)
    await expect(missing).rejects.toThrow('apt-get install chromium')
  })
})
