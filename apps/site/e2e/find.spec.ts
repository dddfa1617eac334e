import { expect, expectAccessible, test } from './stack/journey.ts'

const pages = [
  '/casino-reviews',
  '/casino-blog/find?topic=odds-and-mathematics',
  '/casino-reviews/find?score=8&paid=72',
  '/casino-reviews/find?maker=nobody',
  '/compare',
  '/compare?with=copper-lantern,tide-clock,velvet-comet,brass-orrery',
  '/search',
  '/search?q=lantern',
  '/search?q=zzzzzz',
  '/search?q=suicide',
  '/search?q=paypal',
]

const ofWhatIsNamed = [
  '/people/tobias-wren',
  '/payment-methods/kestrel-wallet',
  '/regulators/albion-gaming-standards-board',
  '/offers',
  '/offers/quince-orchard-windfall',
]

test('everybody can use what leads to content', async ({ page }) => {
  for (const path of [...pages, ...ofWhatIsNamed]) {
    await page.goto(path)
    await expectAccessible(page)
    for (const width of [320, 390, 1280]) {
      await page.setViewportSize({ width, height: 844 })
      const shown = await page.evaluate(() => document.documentElement.scrollWidth)
      expect.soft(shown, `${path} at ${width}`).toBeLessThanOrEqual(width)
    }
  }
})

for (const colorScheme of ['light', 'dark'] as const) {
  test(`forced colours leave everything to be told apart, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active', colorScheme, reducedMotion: 'reduce' })
    await page.setViewportSize({ width: 390, height: 844 })
    for (const path of ['/casino-reviews/velvet-comet', '/casino-reviews', '/work-it-out', '/self-check']) {
      await page.goto(path)
      expect.soft(await page.evaluate(lostInForcedColours), path).toEqual([])
    }
    const box = page.getByRole('radio', { name: /^Sometimes/ }).first()
    const before = await box.screenshot()
    await box.check()
    expect((await box.screenshot()).equals(before)).toBe(false)

    await page.getByRole('button', { name: 'Menu' }).click()
    const menu = page.getByRole('navigation', { name: 'All pages' })
    await expect(page.locator('[popover]').filter({ has: menu })).toHaveCSS(
      'background-color',
      colorScheme === 'dark' ? 'rgb(0, 0, 0)' : 'rgb(255, 255, 255)',
    )
    await page.keyboard.press('Tab')
    const outline = await page.evaluate(() => getComputedStyle(document.activeElement!).outlineStyle)
    expect(outline).toBe('solid')
  })
}

/** Runs in the browser: what has no frame, no line below it or no colour of the system's where only colours told it apart. */
function lostInForcedColours(): string[] {
  const name = (element: Element) =>
    `${element.getAttribute('class')} ${element.textContent.trim().slice(0, 40)}`
  const all = (selector: string): Element[] =>
    [...document.querySelectorAll(selector)].filter((element) => element.checkVisibility())
  const style = (element: Element) => getComputedStyle(element)
  const canvas = style(document.documentElement).backgroundColor
  const text = style(document.documentElement).color
  const framed = all(
    ".he-button:not([data-variant='plain']), .he-tag[data-tone='caution'], .he-tag[data-tone='bad'], .he-callout, .he-chip, select, input:not([type='checkbox'], [type='radio'])",
  ).filter((element) => {
    const { borderTopWidth, borderTopColor } = style(element)
    return parseFloat(borderTopWidth) === 0 || borderTopColor === canvas
  })
  const underlined = all(
    ".he-button[data-variant='plain'], .he-prose p a, .he-site-near [aria-current]",
  ).filter(
    (element) =>
      style(element).textDecorationLine !== 'underline' || style(element).textDecorationColor === canvas,
  )
  const scores = all('.he-score-ruler').filter((ruler) => {
    const [track, filled] = [ruler.firstElementChild, ruler.lastElementChild]
    return !track || !filled || style(filled).stroke !== text || style(track).stroke === text
  })
  const own = all('*').filter((element) => style(element).forcedColorAdjust === 'none')
  const icons = all('.he-callout > .he-icon').filter((icon) => style(icon).color !== text)
  return [...framed, ...underlined, ...scores, ...own, ...icons].map(name)
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without JavaScript', () => {
    // A phone, touched.
    test.use({ javaScriptEnabled, hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } })

    // shows P96
    test('a reader finds the fastest British casino', async ({ page }) => {
      await page.goto('/')
      await page.getByRole('button', { name: 'Menu' }).tap()
      await page.getByRole('link', { name: 'All casinos' }).first().tap()
      await page.getByText('Filter', { exact: true }).tap()
      await page.getByLabel('Open to players in').selectOption({ label: 'United Kingdom (15)' })
      await page.getByLabel('Smallest wagering').selectOption('5')
      await page.getByRole('button', { name: 'Show casinos' }).tap()
      const order = page.getByText(/^Sort by/).filter({ visible: true })
      await order.tap()
      await page.getByRole('link', { name: 'Fastest payout', exact: true }).tap()
      await expect(page).toHaveURL(/\/casino-reviews\/find\?.*wagering=5/)
      await expect(page.getByRole('article').first()).toContainText('Copper Lantern')
      await expect(page.getByRole('article').first()).toContainText('up to 1 hour by Straightline Transfer')
      // The offer it is here for, and not one that is to be staked five times.
      await page.goto('/casino-reviews/find?wagering=0&country=gb&sort=paid')
      await expect(page.getByRole('article').first()).toContainText(/Copper Lantern.*Wagering\s*none/s)
      await page.goBack()
      await page.getByRole('link', { name: 'Remove: Wagering 5 times at most' }).tap()
      await expect(page).toHaveURL('/casino-reviews/find?country=gb&sort=paid')
      // The list of all is beside a form that says so.
      for (let back = 0; back < 3; back += 1) await page.goBack()
      await expect(page).toHaveURL('/casino-reviews')
      await expect(page.getByLabel('Open to players in')).toHaveValue('')
    })

    // shows P95, P98
    test('a reader asks whether Velvet Comet is safe', async ({ page }) => {
      await page.goto('/')
      await page.locator('label', { hasText: 'Search' }).first().tap()
      const field = page.getByLabel('Search this site')
      await expect(field).toBeFocused()
      expect((await field.boundingBox())?.width).toBeGreaterThan(240)
      await page.keyboard.type('velvet commet')
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL('/search?q=velvet+commet')
      await expect(page.getByText('so this is what “velvet comet” finds')).toBeVisible()
      await page.getByRole('link', { name: 'Velvet Comet' }).first().tap()
      await expect(page.getByRole('note', { name: 'Warning' }).first()).toContainText(
        'Do not deposit at Velvet Comet',
      )
    })

    // shows P96
    test('a reader in Ireland is three steps from the fastest payout with the smallest wagering', async ({
      page,
    }) => {
      await page.goto('/')
      await page.getByRole('button', { name: 'Menu' }).tap()
      await page.getByRole('link', { name: 'Fastest payout first' }).first().tap()
      await page
        .getByRole('main')
        .getByRole('link', { name: /^Ireland \(/ })
        .tap()
      await expect(page).toHaveURL('/casino-reviews/find?country=ie&sort=paid')
      await expect(page.getByRole('article').first()).toContainText(
        /Signal Box.*up to 2 hours by Straightline Transfer.*Wagering\s*none/s,
      )
    })

    // shows P196
    test('a reader who says where they are is led back to what they read', async ({ page }) => {
      await page.goto('/compare?with=signal-box,heron-and-reed')
      await page.getByRole('link', { name: 'Choose another country' }).tap()
      await page.getByRole('button', { name: 'Ireland' }).tap()
      await expect(page).toHaveURL('/compare?with=signal-box,heron-and-reed')
      await expect(page.getByText('players in one country: Ireland.')).toBeVisible()
    })

    test('a reader takes the country of a list to the review they open from it', async ({ page }) => {
      await page.goto('/casino-reviews/find?country=ie')
      await page.getByRole('button', { name: 'Show Ireland on every page' }).tap()
      await expect(page).toHaveURL('/casino-reviews/find?country=ie')
      await expect(page.getByText('for players in Ireland, here and on every page.')).toBeVisible()
      await expect(page.getByRole('main').getByRole('link', { name: 'Choose another country' })).toBeVisible()
      await page.goto('/casino-reviews')
      await expect(page.getByText('those for players in one country: Ireland.')).toBeVisible()
      await page.goBack()
      await page.getByRole('main').getByRole('link', { name: 'Signal Box', exact: true }).tap()
      await expect(page.getByRole('definition').filter({ hasText: 'open in Ireland' })).toBeVisible()
    })

    // shows P95
    test('a reader’s question about all casinos leads to their list', async ({ page }) => {
      await page.goto('/search?q=which+casino+pays+out+fastest')
      await page.getByRole('link', { name: 'Fastest payout first' }).tap()
      await expect(page).toHaveURL('/casino-reviews/find?sort=paid')
      await expect(page.getByRole('article').first()).toContainText('Copper Lantern')
    })

    // shows P95
    test('a search says what it looked for, how it is sorted, and marks it', async ({ page }) => {
      await page.goto('/search?q=payout')
      await expect(page.getByText('Results for “withdrawals”, which means the same here.')).toBeVisible()
      await expect(page.getByText('Sorted: fastest payout first.')).toBeVisible()
      await expect(page.getByRole('main').locator('mark').first()).toHaveText(/^withdrawals$/i)
    })

    // shows P281
    test('a reader in distress finds help, and nothing else', async ({ page, context, baseURL }) => {
      await context.addCookies([{ name: 'market', value: 'IE', url: baseURL ?? '' }])
      for (const question of [
        'suicide',
        'Spielsucht',
        'i need help',
        'самоубийство',
        'stop',
        'debt',
        'je joue trop',
        'lost £5000',
        'βοήθεια',
      ]) {
        await page.goto(`/search?${new URLSearchParams({ q: question })}`)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Talk to somebody now')
        expect(await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents()).toEqual([
          'Harbour Light',
        ])
        const addresses = await page
          .getByRole('link')
          .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
        expect(addresses.filter((to) => /casino-reviews|offers|compare|\/go\//.test(to))).toEqual([])
        await expect(page.getByText('Did you mean')).toHaveCount(0)
        expect(await page.title()).not.toContain(question)
      }
      const { suggestions } = await (await page.request.get('/api/suggestions?q=selvmord')).json()
      expect(suggestions).toHaveLength(1)
      await page.goto(suggestions[0].href)
      await expect(page.getByRole('link', { name: '112' })).toHaveAttribute('href', 'tel:112')
      await expect(page.getByText('Du er ikke alene.').first()).toBeVisible()
      expect(page.url()).not.toContain('selvmord')
      await page.goto('/search?q=suicide')
      await expect(page.getByRole('link', { name: '112' })).toHaveAttribute('href', 'tel:112')
      await expect(page.getByRole('main').getByRole('link', { name: '0000 555 0127' })).toHaveAttribute(
        'href',
        'tel:00005550127',
      )
    })

    // shows P98, P282
    test('a reader’s question finds good casinos before bad', async ({ page }) => {
      const casinos = page.locator('section', { has: page.getByRole('heading', { name: 'Casino reviews' }) })
      const first = casinos.getByRole('listitem').first()
      await page.goto('/search?q=best+casino')
      await expect(first).toContainText(/Copper Lantern.*9\.2.*out of 10/s)
      await page.goto('/search?q=kestrel')
      await expect(first).toContainText(/Copper Lantern.*Takes Kestrel Wallet/s)
      await page.goto('/search?q=apple+pay')
      await expect(page.getByText('No casino here takes Apple Pay.')).toBeVisible()
      await expect(page.getByRole('link', { name: 'Fastest payout first' })).toHaveCount(0)
      await expect(first).toHaveCount(0)
    })

    // shows P96
    test('a reader narrows the blog by topic, author and year', async ({ page }) => {
      await page.goto('/casino-blog')
      await page.getByText('Filter', { exact: true }).tap()
      await page.getByLabel('Topic').selectOption('odds-and-mathematics')
      await page.getByLabel('Written by').selectOption('niamh-castellane')
      await page.getByLabel('Year').selectOption('2026')
      await page.getByRole('button', { name: 'Show articles' }).tap()
      const address = '/casino-blog/find?topic=odds-and-mathematics&author=niamh-castellane'
      await expect(page).toHaveURL(`${address}&year=2026`)
      const found = await page.getByRole('main').getByRole('article').count()
      await expect(page.getByText(new RegExp(`^${found} of \\d+ articles, the newest first`))).toBeVisible()
      await page.getByRole('link', { name: 'Remove: Year 2026' }).tap()
      await expect(page).toHaveURL(address)
    })

    // shows P97
    test('a reader compares ticked casinos at an address', async ({ page }) => {
      await page.goto('/casino-reviews')
      await page.getByLabel('Compare Copper Lantern').tap()
      await page.getByLabel('Compare Tide Clock').tap()
      await page.getByRole('button', { name: 'Compare what is ticked' }).tap()
      await expect(page).toHaveURL('/compare?with=copper-lantern,tide-clock')
      const table = page.getByRole('region', { name: 'Copper Lantern, Tide Clock compared' })
      await expect(table).toContainText('The same for all')
      await page.getByText('Add another').tap()
      await page.getByLabel('Heron & Reed').tap()
      await page.getByRole('button', { name: 'Compare', exact: true }).tap()
      await expect(page).toHaveURL('/compare?with=copper-lantern,tide-clock,heron-and-reed')
      await page.getByRole('link', { name: 'Remove Tide Clock' }).tap()
      await expect(page).toHaveURL('/compare?with=copper-lantern,heron-and-reed')
    })

    // shows P97
    test('a reader ticks the casino whose review is open', async ({ page }) => {
      await page.goto('/casino-reviews/glasshouse')
      await page.getByLabel('Compare Glasshouse').tap()
      await page.getByRole('button', { name: 'Compare what is ticked' }).tap()
      await expect(page).toHaveURL('/compare?with=glasshouse')
      await expect(page.getByRole('heading', { name: 'Add another' })).toBeVisible()
      await page.emulateMedia({ media: 'print' })
      await expect(page.getByRole('region', { name: 'Glasshouse compared' })).toBeVisible()
      await expect(page.getByRole('heading', { name: 'Add another' })).toBeHidden()
    })
  })
}

// shows P221
test('early typing gets suggestions, and keys choose among them', async ({ page, request }) => {
  const script = Promise.withResolvers<void>()
  await page.route('**/builds/islands/**', async (route) => {
    await script.promise
    await route.continue()
  })
  const box = page.getByLabel('Search this site')
  const list = page.getByRole('listbox', { name: 'Suggestions' })
  await page.goto('/')
  await box.focus()
  await page.keyboard.type('tide')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/search?q=tide')

  await page.goto('/about')
  await box.focus()
  await page.keyboard.type('velvet com')
  script.resolve()
  await expect(list.getByRole('option')).toHaveText(['Velvet Comet Warning Casino review'])
  await expect(box).toHaveValue('velvet com')
  await expect(box).toHaveAttribute('aria-expanded', 'true')
  await expect(page.getByRole('status').filter({ hasText: '1 suggestion.' })).toHaveCount(1)
  await page.keyboard.press('ArrowDown')
  await expect(list.getByRole('option', { selected: true })).toHaveId(
    (await box.getAttribute('aria-activedescendant')) ?? 'none',
  )
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(list).toHaveCount(0)
  await expect(box).toBeVisible()
  await expect(box).toHaveValue('velvet com')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/casino-reviews/velvet-comet')

  await page.goto('/search')
  await page.getByLabel('What are you looking for?').pressSequentially('kestrel')
  await list.getByRole('option', { name: 'Kestrel' }).first().click()
  await expect(page).toHaveURL(/\/payment-methods\/kestrel/)

  const meant = await (await request.get('/api/suggestions?q=payout')).json()
  expect(meant.suggestions).toContainEqual(expect.objectContaining({ title: 'Payment methods' }))
  expect(meant.suggestions).toContainEqual(
    expect.objectContaining({ title: 'Sixty-three withdrawals, timed', note: 'Article' }),
  )

  const answer = await request.get('/api/suggestions?q=velvet')
  expect(answer.headers()).toMatchObject({
    'cache-control': 'public, max-age=60',
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringContaining("default-src 'none'"),
  })
  expect(answer.headers()).not.toHaveProperty('set-cookie')
  expect((await request.post('/api/suggestions?q=velvet')).status()).toBe(405)
  const help = await request.get('/api/suggestions?q=spielsuch')
  expect(await help.json()).toMatchObject({
    suggestions: [{ title: 'Talk to somebody now', href: '/search?q=help-de', note: 'Help' }],
  })
})

// shows P54
test('a casino link leads to the casino or the review', async ({ request }) => {
  const go = async (name: string) => {
    const answer = await request.get(`/go/${name}`, { maxRedirects: 0 })
    return [answer.status(), answer.headers()['location'], answer.headers()['x-robots-tag']]
  }
  expect(await go('copper-lantern')).toEqual([303, 'https://copper-lantern.example/', 'noindex, nofollow'])
  expect(await go('velvet-comet')).toEqual([
    303,
    expect.stringMatching(/\/casino-reviews\/velvet-comet$/),
    'noindex, nofollow',
  ])
  expect([400, 404]).toContain((await go('%2F%2Fevil.example'))[0])
})

// shows P99
test('a search is uncached, unindexed and has one address', async ({ request }) => {
  for (const path of pages.slice(1)) {
    const { headers } = { headers: (await request.get(path)).headers() }
    expect.soft(headers['cache-control'], path).toContain('no-store')
    expect.soft(headers['x-robots-tag'], path).toContain('noindex')
  }
  expect((await request.get('/casino-reviews')).headers()['x-robots-tag']).toBeUndefined()
  for (const [asked, address] of [
    ['/casino-reviews/find', '/casino-reviews'],
    ['/casino-reviews/find?score=&sort=score', '/casino-reviews'],
    ['/compare?with=tide-clock&with=nobody&with=tide-clock', '/compare?with=tide-clock'],
    ['/casino-blog/find', '/casino-blog'],
    ['/offers/find?kind=&sort=cost', '/offers'],
    ['/casino-blog/find?year=2026&author=&topic=payments', '/casino-blog/find?topic=payments&year=2026'],
  ] as const) {
    const answer = await request.get(asked, { maxRedirects: 0 })
    expect.soft(answer.status(), asked).toBe(307)
    expect.soft(new URL(answer.headers()['location'] ?? '', 'http://a').href, asked).toContain(address)
  }
  for (const path of [
    '/casino-reviews/find?score=8&page=40',
    '/offers/find?wagering=10&page=40',
    '/topics/page/2',
    '/offers/page/9',
  ])
    expect.soft((await request.get(path)).status(), path).toBe(404)
})
