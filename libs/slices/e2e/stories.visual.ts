import { expect, type Page, test } from '@playwright/test'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const stories = process.env['VISUAL_STORIES'] ?? ''
const pictures = process.env['VISUAL_PICTURES'] ?? ''
const themes = ['light', 'dark'] as const
const widths = { phone: 390, tablet: 820, desktop: 1280 }

/** What this needs of the preview that Storybook runs in its frame. */
interface StorybookFrame {
  __STORYBOOK_PREVIEW__?: {
    currentRender?: { phase?: string }
    channel: {
      emit: (event: string, payload: object) => void
      once: (event: string, listener: (payload: unknown) => void) => void
    }
  }
}

const { entries } = JSON.parse(readFileSync(join(stories, 'index.json'), 'utf8')) as {
  entries: Record<string, { id: string; type: 'story' | 'docs' }>
}

for (const { id, type } of Object.values(entries)) {
  if (type !== 'story') continue
  test(id, async ({ page }, { config }) => {
    // Pictures that there are belong to what was before; a new story has nothing to differ from.
    const isComparison = config.updateSnapshots === 'none'
    const wanted = themes.flatMap((theme) =>
      Object.entries(widths)
        .map(([name, width]) => ({ theme, width, picture: `${id}-${theme}-${name}.png` }))
        .filter(({ picture }) => existsSync(join(pictures, picture)) === isComparison),
    )
    if (wanted.length === 0) return
    await openStory(page, `/iframe.html?id=${id}&viewMode=story`)
    let shown: string = themes[0]
    for (const { theme, width, picture } of wanted) {
      if (theme !== shown) await takeTheme(page, theme)
      shown = theme
      await page.setViewportSize({ width, height: 900 })
      await expect.soft(page).toHaveScreenshot(picture, { fullPage: true })
    }
  })
}

/** Opens a story from its files, on a fixed day, and waits until it has played and everything of it has arrived. */
async function openStory(page: Page, address: string): Promise<void> {
  await page.clock.setFixedTime(new Date('2026-11-22T12:00:00Z'))
  await page.route('**/*', async (route) => {
    const { hostname, pathname } = new URL(route.request().url())
    const file = join(stories, decodeURIComponent(pathname))
    if (hostname === 'stories.invalid' && existsSync(file)) await route.fulfill({ path: file })
    else await route.abort()
  })
  await page.setViewportSize({ width: widths.phone, height: 900 })
  // What ends the script of the page would otherwise be waited for until the test's time is up.
  const broken = new Promise<never>((_, reject) => {
    page.once('pageerror', (error) => reject(error))
  })
  await page.goto(address)
  const finished = page.waitForFunction(() => {
    const { __STORYBOOK_PREVIEW__: preview } = globalThis as unknown as StorybookFrame
    return preview?.currentRender?.phase === 'finished'
  })
  await Promise.race([finished, broken])
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager'
    await Promise.allSettled([...document.images].map((image) => image.decode()))
    await document.fonts.ready
  })
}

/** Switches the theme as the toolbar does: the story is rendered again in the state in which it played. */
async function takeTheme(page: Page, theme: (typeof themes)[number]): Promise<void> {
  await page.evaluate(
    async (globals) => {
      const { __STORYBOOK_PREVIEW__: preview } = globalThis as unknown as StorybookFrame
      await new Promise<unknown>((resolve) => {
        preview?.channel.once('storyFinished', resolve)
        preview?.channel.emit('updateGlobals', { globals })
      })
    },
    { theme },
  )
}
