import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from './stack/journey.ts'

// shows R015, R017, R018
test('a visitor reads from the home page to a 404', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The house has an edge. We measure it.')
  await page.getByRole('link', { name: 'Copper Lantern' }).first().click()
  await expect(page).toHaveURL('/casino-reviews/copper-lantern')
  await expect(page.getByRole('heading', { level: 1, name: 'Copper Lantern' })).toBeVisible()
  await expect(page).toHaveTitle('Copper Lantern review: 9.2, paid within two hours')

  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Blog' }).click()
  await page.getByRole('link', { name: 'What a bonus costs to clear' }).click()
  await expect(page).toHaveURL('/casino-blog/what-a-bonus-costs-to-clear')
  await expect(page.getByRole('article').first()).toContainText('Dr Niamh Castellane')

  const answer = await page.goto('/no-such-page')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found')
  for (const way of ['Search', 'Casino reviews', 'Articles', 'Say that a link is wrong'])
    await expect(page.getByRole('main').getByRole('link', { name: way })).toBeVisible()
})

const contentPages = [
  '/',
  '/casino-reviews',
  '/casino-reviews/copper-lantern',
  '/casino-reviews/saltmarsh-club',
  '/casino-reviews/velvet-comet',
  '/warnings',
  '/news',
  '/casino-blog',
  '/casino-blog/what-a-bonus-costs-to-clear',
  '/casino-blog/the-size-of-a-stake',
  '/about',
  '/glossary',
  '/how-we-rate',
  '/no-such-page',
]

/** How far a page sticks out of a window of these widths. */
async function expectInside(page: Page, widths: readonly number[], what: string): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 844 })
    const excess = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect.soft(excess, `${what} at ${width}`).toBeLessThanOrEqual(0)
  }
}

async function doubleText(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
}

test('everybody can use content in any window', async ({ page }) => {
  for (const path of contentPages) {
    await page.goto(path)
    await expectAccessible(page)
    await expectInside(page, [320, 390, 1280], path)
    await doubleText(page)
    await expectInside(page, [390, 1280], `${path}, text of double size,`)
  }
})

test('news lead to what is warned of and closed before all else', async ({ page }) => {
  for (const [path, name, to] of [
    ['/news', 'warnings and closures', '/warnings'],
    ['/de/neuigkeiten', 'Warnungen und Schließungen', '/de/warnungen'],
  ] as const) {
    await page.goto(path)
    const main = page.getByRole('main')
    await expect(main.getByRole('link').first()).toHaveText(name)
    await expect(main.getByRole('link', { name })).toHaveAttribute('href', to)
  }
  await page.goto('/warnings')
  await expect(page.getByRole('link', { name: 'what to do' }).first()).toHaveAttribute('href', '/contact')
})

test('the tables of an article use its margin before they scroll', async ({ page }) => {
  for (const width of [1280, 1440]) {
    await page.setViewportSize({ width, height: 844 })
    await page.goto('/casino-blog/sixty-three-withdrawals-timed')
    const hidden = await page
      .getByRole('region', { name: 'The seven side by side' })
      .evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)
    expect(hidden, `at ${width}`).toBe(0)
  }
})

test('what stays in sight of a review takes one row of a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/casino-reviews/copper-lantern')
  const tops = await page.locator('.he-review-bar').evaluate((element) =>
    [...element.children].map((child) => {
      const { top, height } = child.getBoundingClientRect()
      return top + height / 2
    }),
  )
  expect(Math.max(...tops) - Math.min(...tops)).toBeLessThan(2)
})

test('figures of an article are wider than its text where there is room', async ({ page }) => {
  for (const path of ['/casino-blog/roulette-is-geometry', '/de/casino-magazin/roulette-ist-geometrie']) {
    await page.goto(path)
    await page.setViewportSize({ width: 1280, height: 844 })
    const widthOf = (part: string): Promise<number> =>
      page
        .locator(part)
        .first()
        .evaluate((element) => element.getBoundingClientRect().width)
    expect(await widthOf('.he-page-main figure'), path).toBeGreaterThan(
      1.2 * (await widthOf('.he-page-main .he-prose')),
    )
    await expectInside(page, [320, 390], path)
  }
})

test('an article leads to the next, about the same topic and in its language', async ({ page }) => {
  for (const [path, title, next] of [
    ['/casino-blog/the-size-of-a-stake', 'Read next', /^\/casino-blog\/[a-z-]+$/],
    ['/de/casino-magazin/die-hoehe-des-einsatzes', 'Weiterlesen', /^\/de\/casino-magazin\/[a-z-]+$/],
  ] as const) {
    await page.goto(path)
    const link = page
      .locator('section', { has: page.getByRole('heading', { name: title }) })
      .getByRole('link')
    await expect(link).toHaveAttribute('href', next)
  }
})

test('paper has all of a review and an article, and no way elsewhere', async ({ page }) => {
  await page.emulateMedia({ media: 'print' })
  for (const path of ['/casino-reviews/copper-lantern', '/casino-blog/what-a-bonus-costs-to-clear']) {
    await page.goto(path)
    const inFolds = page.locator('main details :is(p, dd):not(form *)')
    expect(
      await inFolds.evaluateAll((all) => all.filter((each) => !each.checkVisibility()).length),
      path,
    ).toBe(0)
    await expect(page.locator('nav:visible, button:visible, .he-card:visible'), path).toHaveCount(0)
    const after = await page
      .locator('.he-prose a[href^="/"]:not(.he-term *):visible')
      .first()
      .evaluate((link) => [getComputedStyle(link, '::after').content, link.getAttribute('href')])
    expect(after[0], path).toContain(after[1] ?? 'an address')
  }
})

/** A4 between margins of 10 mm. */
const paper = { width: 718, height: 1_000 }

test('paper cuts nothing off and breaks no word of a table’s head', async ({ page }) => {
  await page.setViewportSize(paper)
  await page.emulateMedia({ media: 'print' })
  for (const path of [
    '/casino-reviews/brass-orrery',
    '/casino-blog/sixty-three-withdrawals-timed',
    '/compare?with=copper-lantern,tide-clock,velvet-comet,brass-orrery',
    '/de/casino-tests/copper-lantern',
    '/ar/compare?with=copper-lantern,heron-and-reed',
  ]) {
    await page.goto(path)
    expect.soft(await page.evaluate(cutOff), path).toEqual([])
    expect.soft(await page.evaluate(brokenHeads), path).toEqual([])
    await expect(page.locator('.he-chip:visible'), path).toHaveCount(0)
  }
  await page.goto('/casino-reviews/brass-orrery')
  for (const link of ['.he-licence-register a', '.he-record a[href^="http"]']) {
    const address = await page
      .locator(link)
      .first()
      .evaluate((each) => [getComputedStyle(each, '::after').content, each.getAttribute('href')])
    expect(address[0]).toContain(address[1] ?? 'an address')
  }
})

/** Runs in the browser: what is seen in part, because it reaches beyond the paper. */
function cutOff(): string[] {
  return [...document.querySelectorAll('main *')].flatMap((element) => {
    const { left, right, width } = element.getBoundingClientRect()
    const { clipPath, position } = getComputedStyle(element)
    const isHidden = width === 0 || clipPath !== 'none' || position === 'absolute'
    return !isHidden && (left < -1 || right > innerWidth + 1)
      ? [`${element.tagName} ${element.getAttribute('class')}`]
      : []
  })
}

/** Runs in the browser: heads of columns of one word that take two lines. */
function brokenHeads(): string[] {
  return [...document.querySelectorAll('.he-chart-table th[scope="col"]')].flatMap((head) => {
    const text = head.textContent.trim()
    const range = document.createRange()
    range.selectNodeContents(head)
    const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
    return !text.includes(' ') && lines.size > 1 ? [text] : []
  })
}

test('nothing moves for readers who want no movement', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const others = ['/topics/payments', '/offers', '/search?q=lantern', '/work-it-out', '/self-check', '/login']
  for (const path of [...contentPages, ...others]) {
    await page.goto(path)
    expect.soft(await page.evaluate(moving), path).toEqual([])
  }
})

/** Runs in the browser: what takes longer than a moment to move, change or scroll. */
function moving(): string[] {
  const isLong = (times: string): boolean => times.split(',').some((time) => parseFloat(time) > 0.01)
  return [...document.querySelectorAll('*')].flatMap((element) =>
    [undefined, '::before', '::after'].flatMap((part) => {
      const style = getComputedStyle(element, part)
      const isMoving = style.animationName !== 'none' && isLong(style.animationDuration)
      return isMoving || isLong(style.transitionDuration) || style.scrollBehavior === 'smooth'
        ? [`${element.tagName} ${element.getAttribute('class')} ${part ?? ''}`]
        : []
    }),
  )
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('every content page reads completely', async ({ page }) => {
    for (const path of contentPages) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible()
      await expect(page.getByRole('contentinfo'), path).toBeVisible()
      expect.soft(await page.locator('main').innerText(), path).not.toMatch(/undefined|NaN|\[object/)
    }
  })

  test('every number that helps is one to dial, at the foot of a page in each language', async ({ page }) => {
    for (const path of ['/', '/de', '/ar']) {
      await page.goto(path)
      const foot = page.getByRole('contentinfo')
      const numbers = (await foot.innerText()).match(/\d{4}\s\d{3}\s\d{4}/g) ?? []
      expect(numbers.length, path).toBeGreaterThan(0)
      for (const number of numbers)
        await expect(foot.getByRole('link', { name: number }), path).toHaveAttribute(
          'href',
          /^tel:0000555\d{4}$/,
        )
    }
  })

  for (const [path, term, says, entry] of [
    ['/casino-reviews/copper-lantern', 'What “Wagering” means', 'must be staked', '/glossary#term-wagering'],
    [
      '/de/casino-magazin/die-hoehe-des-einsatzes',
      'Was „Hausvorteil“ bedeutet',
      'Der Anteil jedes Einsatzes',
      '/de/glossar#term-hausvorteil',
    ],
    ['/ar/casino-reviews/copper-lantern', 'ما معنى «فترة انتظار»', 'قبل السحب', '/ar/glossary#term-7'],
  ] as const)
    test(`a word explains itself where it stands: ${path}`, async ({ page }) => {
      await page.goto(path)
      await page
        .locator('details')
        .evaluateAll((folds) => folds.forEach((fold) => fold.setAttribute('open', '')))
      const button = page.getByRole('button', { name: term })
      await expect(page.getByText(says)).toBeHidden()
      await button.click()
      await expect(page.getByText(says)).toBeVisible()
      // The same address is the link of browsers without popovers, and on paper.
      await page.goto(entry)
      await expect(page.locator(':target dfn')).toHaveCount(1)
      await expect(page.getByText(says)).toBeVisible()
    })

  test('the menu opens on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/')
    await page.getByRole('button', { name: 'Menu' }).click()
    await page
      .getByRole('navigation', { name: 'All pages' })
      .locator('summary', { hasText: 'How we rate' })
      .click()
    await page.getByRole('link', { name: 'Scores and tests' }).click()
    await expect(page).toHaveURL('/how-we-rate')
  })
})

test('double-size text keeps the sign-in page inside its window', async ({ page }) => {
  await page.goto('/login')
  await doubleText(page)
  await expectInside(page, [390, 1280], '/login')
})

test('a warned casino begins with the warning, without links', async ({ page }) => {
  for (const uid of ['velvet-comet', 'saltmarsh-club']) {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(`/casino-reviews/${uid}`)
    const warning = page.getByRole('note', { name: 'Warning' }).first()
    await expect(warning).toBeInViewport()
    await expect(page.locator('.he-bonus, a[rel~=sponsored]')).toHaveCount(0)
    await expect(page.locator(`main a[href*="${uid}.example"]`)).toHaveCount(0)
  }
})

test('no page leads to a warned casino or shows its offer', async ({ request }) => {
  const map = await (await request.get('/sitemap.xml')).text()
  const listed = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address]) => new URL(address ?? '').pathname,
  )
  expect(listed.length).toBeGreaterThan(30)
  const asked = [
    '/compare?with=velvet-comet,saltmarsh-club',
    '/search?q=velvet',
    '/casino-reviews/find?status=warning',
  ]
  for (const path of [...listed, ...asked]) {
    const html = await (await request.get(path)).text()
    const ways = html.match(/href="[^"]*(?:velvet-comet|saltmarsh-club)(?:\.example)?[^"]*"/g) ?? []
    expect
      .soft(
        ways.filter((way) => /\/go\/|\.example/.test(way)),
        path,
      )
      .toEqual([])
    // Of an address with a port, as “3300%2F”, it is no share.
    expect.soft(html, path).not.toMatch(/(?<!\d)300%/)
  }
})

test('browsers and shared links find the pictures they ask for', async ({ page, request }) => {
  for (const [path, type] of [
    ['/favicon.ico', 'image/x-icon'],
    ['/apple-icon.png', 'image/png'],
    ['/icon-192.png', 'image/png'],
    ['/icon-512.png', 'image/png'],
    ['/manifest.webmanifest', 'application/manifest+json'],
  ] as const) {
    const answer = await request.get(path)
    expect.soft(answer.status(), path).toBe(200)
    expect.soft(answer.headers()['content-type'], path).toContain(type)
  }
  await page.goto('/')
  await expect(page.locator('link[rel=manifest]')).toHaveAttribute('href', '/manifest.webmanifest')
  await expect(page.locator('link[rel=apple-touch-icon]')).toHaveCount(1)
  for (const path of ['/casino-reviews', '/casino-blog', '/terms', '/casino-reviews/velvet-comet']) {
    await page.goto(path)
    const picture = await page.locator('meta[property="og:image"]').getAttribute('content')
    expect.soft((await request.get(picture ?? '')).headers()['content-type'], path).toMatch(/^image\//)
  }
})

test('the link form marks its own field alone', async ({ page }) => {
  await page.goto('/login')
  const form = page.getByRole('form', { name: 'Sign in by e-mail' })
  await form.evaluate((element: HTMLFormElement) => {
    element.noValidate = true
  })
  await form.getByLabel('Your e-mail address').fill('nobody at home')
  await form.getByRole('button').click()
  await expect(form.getByLabel('Your e-mail address')).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByLabel('E-mail address', { exact: true })).not.toHaveAttribute('aria-invalid')
  await expect(form.getByRole('alert')).toBeFocused()
  await form.getByRole('link').click()
  await expect(form.getByLabel('Your e-mail address')).toBeFocused()
})
