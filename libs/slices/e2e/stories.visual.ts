import { type Page, expect, test as base } from '@playwright/test'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { serveStories } from './serve-stories.ts'

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

/** A browser and a page for all stories of a worker: to open one takes longer than to draw a story. */
const test = base.extend<object, { stage: Page }>({
  launchOptions: [
    async ({ launchOptions }, use) => {
      const { port, close } = await serveStories(stories)
      // Nothing else is asked, whatever a story names.
      const rules = `MAP stories.invalid 127.0.0.1:${port}, MAP * ~NOTFOUND`
      await use({ ...launchOptions, args: [...(launchOptions.args ?? []), `--host-resolver-rules=${rules}`] })
      close()
    },
    { scope: 'worker' },
  ],
  stage: [
    async ({ browser }, use) => {
      const context = await browser.newContext({ baseURL: 'http://stories.invalid', locale: 'en-GB' })
      const page = await context.newPage()
      await page.clock.setFixedTime(new Date('2026-11-22T12:00:00Z'))
      await use(page)
      await context.close()
    },
    { scope: 'worker' },
  ],
})

const { entries } = JSON.parse(readFileSync(join(stories, 'index.json'), 'utf8')) as {
  entries: Record<string, { id: string }>
}
const chosen = JSON.parse(readFileSync(process.env['VISUAL_CHOSEN'] ?? '', 'utf8')) as string[]

for (const id of chosen.filter((each) => each in entries)) {
  test(id, async ({ stage: page }, { config }) => {
    // Pictures that there are belong to what was before; a new story has nothing to differ from.
    const isComparison = config.updateSnapshots === 'none'
    const wanted = themes.flatMap((theme) =>
      Object.entries(widths)
        .map(([name, width]) => ({ theme, width, picture: `${id}-${theme}-${name}.png` }))
        .filter(({ picture }) => existsSync(join(pictures, picture)) === isComparison),
    )
    if (wanted.length === 0) return
    await openStory(page, `/iframe.html?id=${id}&viewMode=story`)
    let shown: string | undefined
    for (const { theme, width, picture } of wanted) {
      const isFirst = theme !== shown
      if (theme !== (shown ?? themes[0])) await takeTheme(page, theme)
      shown = theme
      await page.setViewportSize({ width, height: 900 })
      await arrived(page)
      await (isComparison ? comparePicture(page, picture) : keepPicture(page, picture, isFirst))
    }
  })
}

/** Opens a story on a fixed day, and waits until it has played and everything of it has arrived. */
async function openStory(page: Page, address: string): Promise<void> {
  await page.setViewportSize({ width: widths.phone, height: 900 })
  // What ends the script of the page would otherwise be waited for until the test's time is up.
  let fail: (error: Error) => void = () => undefined
  const broken = new Promise<never>((_, reject) => {
    fail = reject
  })
  page.once('pageerror', fail)
  try {
    await page.goto(address)
    const finished = page.waitForFunction(() => {
      const { __STORYBOOK_PREVIEW__: preview } = globalThis as unknown as StorybookFrame
      return preview?.currentRender?.phase === 'finished'
    })
    await Promise.race([finished, broken])
  } finally {
    page.off('pageerror', fail)
  }
  await page.evaluate(() => {
    // What a story keeps is not for the next one.
    localStorage.clear()
    sessionStorage.clear()
  })
}

/** Waits for its pictures and fonts: at another width it may show others. */
async function arrived(page: Page): Promise<void> {
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

/** As `toHaveScreenshot` takes it. */
function takePicture(page: Page): Promise<Buffer> {
  return page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide', scale: 'css' })
}

/** Keeps a picture, at first one on which two in a row agree. It is there whole, or not at all. */
async function keepPicture(page: Page, picture: string, isFirst: boolean): Promise<void> {
  const kept = isFirst ? await pictureAtRest(page) : await takePicture(page)
  mkdirSync(pictures, { recursive: true })
  writeFileSync(join(pictures, `${picture}.new`), kept)
  renameSync(join(pictures, `${picture}.new`), join(pictures, picture))
}

async function pictureAtRest(page: Page): Promise<Buffer> {
  let last = await takePicture(page)
  for (let attempt = 0; attempt < 20; attempt++) {
    const next = await takePicture(page)
    if (next.equals(last)) return next
    last = next
  }
  throw new Error('It moves all the time')
}

/** The same bytes are the same picture, which is nearly always so; Playwright judges the rest, and shows what differs. */
async function comparePicture(page: Page, picture: string): Promise<void> {
  const now = await takePicture(page)
  if (now.equals(readFileSync(join(pictures, picture)))) return
  await expect.soft(page).toHaveScreenshot(picture, { fullPage: true })
}
