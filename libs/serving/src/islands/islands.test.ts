// oxlint-disable vitest/expect-expect -- `says` is an expectation of Playwright's
import { type Browser, expect as expectOfPages, type Locator, type Response } from '@playwright/test'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startBrowser, startTouchBrowser, touch, watch } from '../../e2e/browse.ts'
import { bundleScripts, serveFixture, type Served } from '../../e2e/serve.ts'

/** Two sites and a browser share the processor: what takes long is no failure. */
const expectPage = expectOfPages.configure({ timeout: 60_000 })

const sites: Served[] = []
// The framework is one in a process: the first site that is closed takes it along.
afterAll(async () => {
  for (const site of sites) await site.close()
})

describe.each(['preact', 'react'] as const)('startIslands: run by %s', (runtime) => {
  let browser: Browser
  let touched: Browser
  let site: Served
  let scripts: ReadonlyMap<string, string>
  beforeAll(async () => {
    browser = await startBrowser()
    touched = await startTouchBrowser(browser)
    scripts = await bundleScripts(runtime)
    site = await serveFixture(scripts)
    sites.push(site)
  })
  afterAll(async () => {
    await browser.close()
    await touched.close()
  })

  /** The page with islands, whose files wait until they are let go. */
  async function open({ isHeld = true, ...options }: { isHeld?: boolean; hasTouch?: boolean } = {}) {
    const letGo = Promise.withResolvers<'send'>()
    const asked: string[] = []
    if (!isHeld) letGo.resolve('send')
    site.beforeIsland.current = async (path) => {
      asked.push(path)
      return letGo.promise
    }
    const watched = await watch(options.hasTouch ? touched : browser, `${site.origin}/islands`, options)
    const { page } = watched
    await page.waitForLoadState('domcontentloaded')
    return {
      ...watched,
      asked,
      letGo: () => letGo.resolve('send'),
      button: (name: string) => page.getByRole('button', { name }),
      says: (text: string) => expectPage(page.getByRole('status').filter({ hasText: text })).toHaveCount(1),
      form: page.locator('form'),
    }
  }

  it('load nothing before somebody comes near, unless eager', async () => {
    const { asked, page, complaints, context } = await open({ isHeld: false })
    await page.waitForLoadState('networkidle')
    expect(asked.filter((path) => path.includes('/fields'))).toEqual([])
    expect(await page.locator('[data-ready=true]').count()).toBe(1)
    expect(complaints).toEqual([])
    await context.close()
  })

  it('wake when a pointer comes near', async () => {
    const { asked, form, context } = await open({ isHeld: false })
    await form.hover()
    await expect.poll(() => asked.some((path) => path.includes('/fields'))).toBe(true)
    await context.close()
  })

  it('wake when they come into view', async () => {
    const { page, complaints, context } = await open({ isHeld: false })
    await page.getByRole('button', { name: 'In view' }).scrollIntoViewIfNeeded()
    await expectPage(page.locator('[data-ready=true]', { hasText: 'In view' })).toHaveCount(1)
    expect(complaints).toEqual([])
    await context.close()
  })

  it('count the first click once, three as three', async () => {
    const { button, says, letGo, complaints, context } = await open()
    await button('Intent').click()
    await button('At once').click()
    await button('At once').click()
    await button('At once').click()
    letGo()
    await says('Intent: 1 times')
    await says('At once: 8 times')
    await button('Intent').click()
    await says('Intent: 2 times')
    expect(complaints).toEqual([])
    await context.close()
  })

  it('count the first touch once', async () => {
    const { button, says, letGo, context } = await open({ hasTouch: true })
    await touch(button('Intent'))
    letGo()
    await says('Intent: 1 times')
    await context.close()
  })

  it('count the first key once', async () => {
    const { button, page, says, letGo, context } = await open()
    await button('Intent').focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Space')
    letGo()
    await says('Intent: 2 times')
    await context.close()
  })

  it('look it while somebody waits, and no longer', async () => {
    const { button, page, says, letGo, context } = await open()
    const busy = page.locator('he-island[aria-busy=true]')
    await button('Intent').hover()
    await expectPage(busy).toHaveCount(0)
    await button('Intent').click()
    await expectPage(busy).toHaveCount(1)
    letGo()
    await says('Intent: 1 times')
    await expectPage(busy).toHaveCount(0)
    await context.close()
  })

  it('know text, choices and caret from before they woke', async () => {
    const { page, says, letGo, complaints, context } = await open()
    const word = page.getByLabel('Word')
    await word.click()
    await page.keyboard.type('lantern')
    await page.keyboard.press('ArrowLeft')
    await page.getByLabel('Size').selectOption('large')
    await word.focus()
    letGo()
    await says('lantern large open [] (ArrowLeft)')
    await expectPage(word).toBeFocused()
    await page.keyboard.type('X')
    await says('lanterXn large')
    expect(complaints).toEqual([])
    await context.close()
  })

  it('turn a box once that was turned before', async () => {
    const { page, says, letGo, context } = await open()
    await page.getByText('Agreed').click()
    letGo()
    await says('small agreed')
    await page.getByRole('checkbox').click()
    await says('small open')
    await context.close()
  })

  it('send once what was sent before they woke', async () => {
    const { page, says, button, letGo, context } = await open()
    await page.getByLabel('Word').pressSequentially('one')
    await button('Send').click()
    letGo()
    await says('one small open [one]')
    expect(page.url()).toBe(`${site.origin}/islands`)
    await context.close()

    const other = await open()
    await other.page.getByLabel('Word').pressSequentially('two')
    await other.page.keyboard.press('Enter')
    other.letGo()
    await other.says('two small open [two] (Enter)')
    await other.context.close()
  })

  it('try once more for a file that did not come', async () => {
    let times = 0
    const { page, button, says, context } = await open({ isHeld: false })
    site.beforeIsland.current = async (path) =>
      path.includes('/fields') && times++ === 0 ? 'refuse' : 'send'
    await page.getByLabel('Word').pressSequentially('again')
    await button('Send').click()
    await says('again small open [again]')
    expect(times).toBe(2)
    await context.close()
  })

  it('reload when a file is gone, and repeat the action', async () => {
    const { says, page, context } = await open({ isHeld: false })
    let isGone = true
    site.beforeIsland.current = async () => (isGone ? 'refuse' : 'send')
    const reloaded = page.waitForEvent('framenavigated')
    await page.getByText('Agreed').click()
    await reloaded
    isGone = false
    await says('small agreed')
    await page.reload()
    await says('small open')
    await context.close()
  })

  it('ignore a missing file that nobody waits for', async () => {
    const { page, form, button, says, context } = await open({ isHeld: false })
    let refused = 0
    site.beforeIsland.current = async (path) =>
      path.includes('/fields') && refused++ < 2 ? 'refuse' : 'send'
    await page.getByLabel('Word').pressSequentially('kept')
    await form.hover()
    await expect.poll(() => refused).toBeGreaterThan(1)
    await button('Send').click()
    await says('kept small open [kept]')
    await context.close()
  })

  describe('after a publish and a deployment', () => {
    let next: ReadonlyMap<string, string>
    beforeAll(async () => {
      next = await bundleScripts(runtime, '/islands/next/')
    })

    /** The page as it was before both: its islands were not used yet, and their files are gone. */
    async function openEarlier(options: { hasTouch?: boolean } = {}) {
      site.deploy(scripts)
      const opened = await open({ isHeld: false, ...options })
      await expectPage(opened.page.locator('[data-ready=true]')).toHaveCount(1)
      expect(await site.stored.render('/islands')).toEqual({ outcome: 'stored' })
      site.deploy(next)
      const documents: string[] = []
      opened.page.on('request', (request) => {
        if (request.isNavigationRequest()) documents.push(request.url())
      })
      return { ...opened, documents }
    }

    const uses: [string, (control: Locator) => Promise<void>][] = [
      ['click', (control) => control.click()],
      ['touch', touch],
      ['Space key', (control) => control.press('Space')],
    ]

    it.each(uses)('turn a box once by %s, after a reload', async (what, use) => {
      const { page, says, documents, context } = await openEarlier({ hasTouch: what === 'touch' })
      await use(page.getByRole('checkbox'))
      await says('small agreed')
      expect(documents).toHaveLength(1)
      await page.getByRole('checkbox').click()
      await says('small open')
      await context.close()
    })

    it('turn a box by a Space that is slow', async () => {
      const { page, says, documents, context } = await openEarlier()
      const box = page.getByRole('checkbox')
      await box.focus()
      const isMissing = (response: Response) =>
        response.status() === 404 && response.url().includes('/fields')
      const missing = page.waitForResponse(isMissing)
      await page.keyboard.down('Space')
      await missing
      // It is tried once more, and then given up.
      await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500)))
      expect(documents).toEqual([])
      await page.keyboard.up('Space')
      await says('small agreed')
      expect(documents).toHaveLength(1)
      await context.close()
    })

    // Another counter has loaded their file before it was gone.
    it.each(uses)('count a %s once without a reload', async (what, use) => {
      const { button, says, documents, context } = await openEarlier({ hasTouch: what === 'touch' })
      for (const label of ['Intent', 'In view']) {
        await use(button(label))
        await says(`${label}: 1 times`)
        await use(button(label))
        await says(`${label}: 2 times`)
      }
      expect(documents).toEqual([])
      await context.close()
    })

    it('send once, by button or by key', async () => {
      const { button, says, documents, page, context } = await openEarlier()
      await button('Send').click()
      await says('small open [nothing] ()')
      expect(documents).toHaveLength(1)
      expect(page.url()).toBe(`${site.origin}/islands`)
      await context.close()

      const other = await openEarlier()
      await other.page.getByLabel('Word').press('Enter')
      await other.says('small open [nothing] (Enter)')
      expect(other.documents).toHaveLength(1)
      await other.context.close()
    })

    it('leave an island alone that runs', async () => {
      const { button, says, documents, context } = await openEarlier()
      await button('At once').click()
      await says('At once: 6 times')
      expect(documents).toEqual([])
      await context.close()
    })
  })

  it('run under a policy of the site’s own files', async () => {
    const { page, complaints, button, says, context } = await open({ isHeld: false })
    await button('Intent').click()
    await says('Intent: 1 times')
    await page.getByLabel('Word').pressSequentially('x')
    await says('x small')
    expect(complaints).toEqual([])
    await context.close()
  })
})
