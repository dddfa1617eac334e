/** An open page is used for the first time after what it shows was published again and the site was deployed anew. */
import type { Page } from '@playwright/test'
import type { Front } from '../stack/front.ts'
import { expect, test } from '../stack/journey.ts'
import type { RunningBuild } from '../stack/second-build.ts'
import { desk, saveDraft, siteOrigin } from '../stack/services.ts'

/** The build that takes the other's place, and what stands before both. */
interface Deployment {
  second: RunningBuild
  front: Front
}

/** Opens a page of the first build, publishes its document as it is, and deploys the second build, without the islands' files of the first. */
async function openEarlier(
  { second, front }: Deployment,
  page: Page,
  path: string,
  document: string,
): Promise<{ loaded: string[] }> {
  front.deploy(siteOrigin)
  const loaded: string[] = []
  await page.goto(front.origin + path, { waitUntil: 'networkidle' })
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame())
      loaded.push(request.url().slice(front.origin.length))
  })
  await saveDraft(document, {})
  expect((await desk('POST', `/documents/${document}/publish`)).status).toBe(200)
  front.deploy(second.origin)
  return { loaded }
}

const calculators = [
  [
    'wagering',
    '/casino-blog/what-a-bonus-costs-to-clear',
    'article_what-a-bonus-costs-to-clear',
    'The bonus',
  ],
  ['evening', '/work-it-out', 'page_work-it-out', 'Hours'],
] as const

/** The journeys of one deployment, which is there when they begin. */
export function firstUses(deployment: () => Deployment): void {
  test.describe('first uses', () => {
    test.describe.configure({ mode: 'serial' })
    test.afterEach(() => deployment().front.slowDown(false))

    for (const [phone, name, path, document, field] of calculators.flatMap(
      (calculator) =>
        [
          ['a', ...calculator],
          ['a slow', ...calculator],
        ] as const,
    )) {
      test(
        `on ${phone} phone the ${name} calculator leads to its result once`,
        { tag: '@firefox' },
        async ({ page, complaints, browserName }) => {
          const { loaded } = await openEarlier(deployment(), page, path, document)
          const isSlow = phone === 'a slow'
          deployment().front.slowDown(isSlow)
          const hurry = isSlow && browserName === 'chromium' ? await slowProcessor(page) : undefined
          await page.getByLabel(field).first().fill('7')
          await page.getByRole('link', { name: 'Link to this result' }).first().click()
          await expect(page).toHaveURL(/\/worked-out\?.*=7(?:&|$)/)
          await hurry?.()
          await expect(page.getByRole('contentinfo')).toBeVisible()
          // The page once more, from the new build, and then the result.
          expect(loaded).toEqual([path, expect.stringContaining('/worked-out?')])
          // Of the files that are gone.
          complaints.length = 0
        },
      )
    }

    test('the search is sent once', { tag: '@firefox' }, async ({ page, complaints }) => {
      const { loaded } = await openEarlier(deployment(), page, '/about', 'page_about')
      const box = page.getByLabel('Search this site')
      await box.focus()
      await page.keyboard.type('lantern')
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(`${deployment().front.origin}/search?q=lantern`)
      await expect(page.getByRole('contentinfo')).toBeVisible()
      expect(loaded).toEqual(['/search?q=lantern'])
      complaints.length = 0
    })

    test('what readers say stays on the open page', { tag: '@firefox' }, async ({ page, complaints }) => {
      const { loaded } = await openEarlier(
        deployment(),
        page,
        '/casino-reviews/copper-lantern',
        'casino_review_copper-lantern',
      )
      const missing = page.waitForResponse((response) => response.status() === 404)
      await page.getByRole('heading', { name: 'Readers’ experiences' }).scrollIntoViewIfNeeded()
      await missing
      await expect(page.getByText('No reader has told theirs yet.')).toBeVisible()
      expect(loaded).toEqual([])
      complaints.length = 0
    })
  })
}

/**
 * A quarter of this one, as Lighthouse has it of a phone, until what it returns is called: a browser slows itself down
 * by counting, also while it waits. Firefox has no such command.
 */
async function slowProcessor(page: Page): Promise<() => Promise<void>> {
  const session = await page.context().newCDPSession(page)
  const setRate = async (rate: number): Promise<void> => {
    await session.send('Emulation.setCPUThrottlingRate', { rate })
  }
  await setRate(4)
  return () => setRate(1)
}
