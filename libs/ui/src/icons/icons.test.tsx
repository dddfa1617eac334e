import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import { findDrawing, type IconCollection } from './collection.ts'
import { createIcon, type IconOptions, type IconProps } from './create-icon.tsx'
import { houseIcons } from './house-icons.ts'
import { createIconEndpoint } from './icon-endpoint.ts'
import { readIconName } from './icon-name.ts'
import { createIconSource, iconSourceLimits } from './icon-source.ts'
import { isSafeIconBody } from './safe-body.ts'

const line = '<path d="M0 0h16"/>'
const cards: IconCollection = {
  prefix: 'cards',
  icons: { spade: { body: line }, wide: { body: line, width: 32 } },
  aliases: { pike: { parent: 'spade' }, ring: { parent: 'ring' } },
}

async function markup(options: Partial<IconOptions>, props: IconProps): Promise<string> {
  const icon = createIcon({ collections: [cards, houseIcons], warn: () => {}, ...options })
  return renderToStaticMarkup(await icon(props))
}

describe('isSafeIconBody', () => {
  it.each([
    line,
    '<g fill="none"><circle cx="1" cy="1" r="1"/></g>',
    '<defs><linearGradient id="a"><stop offset="0"/></linearGradient></defs><path fill="url(#a)" d="M0 0"/>',
    '<use href="#a"/>',
    '<title>A spade</title><path d="M0 0"/>',
    '<circle r="1"><animate attributeName="r" values="1;2" dur="1s"/></circle>',
  ])('lets %s through', (body) => {
    expect(isSafeIconBody(body)).toBe(true)
  })

  // shows HF
  it.each([
    '<script>alert(1)</script>',
    '<path onload="alert(1)"/>',
    '<path ONLOAD="alert(1)"/>',
    '<svg onload=alert(1)>',
    '<foreignObject><p>x</p></foreignObject>',
    '<a href="javascript:alert(1)"><path/></a>',
    '<use href="javascript:alert(1)"/>',
    '<use href="https://evil.example/x.svg#a"/>',
    '<use xlink:href="data:image/svg+xml,x"/>',
    '<image href="https://evil.example/x.png"/>',
    '<style>*{fill:url(https://evil.example)}</style>',
    '<path style="fill:red"/>',
    '<path fill="url(https://evil.example)"/>',
    '<path fill="url(//evil.example)"/>',
    '<path fill="&#x6a;avascript:x"/>',
    '<animate attributeName="href" to="javascript:alert(1)"/>',
    '<set attributeName="onclick" to="alert(1)"/>',
    '<path d="M0 0"',
    '<path d="M0 0"/>text',
    '<g><path/>',
    '</g>',
    '<!-- x --><path/>',
    '<![CDATA[x]]>',
    '<path d="a"><img src=x onerror=alert(1)></path>',
    '<title><img src=x onerror=alert(1)></title>',
    `<path d="${'0'.repeat(20_001)}"/>`,
  ])('refuses %s', (body) => {
    expect(isSafeIconBody(body)).toBe(false)
  })
})

describe('findDrawing', () => {
  it('finds drawings by their own and by other names', () => {
    expect(findDrawing(cards, 'pike')?.body).toBe(line)
    expect(findDrawing(cards, 'wide')).toMatchObject({ width: 32, height: 16 })
  })

  it.each(['ring', 'heart', 'constructor', '__proto__', 'toString'])('finds nothing under %s', (name) => {
    expect(findDrawing(cards, name)).toBeUndefined()
  })
})

describe('readIconName', () => {
  // shows R009
  it('reads both ways of writing, the longest prefix first', () => {
    expect(readIconName('cards:spade', [])).toEqual({ prefix: 'cards', name: 'spade' })
    expect(readIconName('cards-old-spade', ['cards', 'cards-old'])).toEqual({
      prefix: 'cards-old',
      name: 'spade',
    })
    expect(readIconName('trump', [], { trump: 'cards:spade' })).toEqual({ prefix: 'cards', name: 'spade' })
  })

  it.each([
    'spade',
    ':spade',
    'cards:',
    'cards:a:b',
    'Cards:spade',
    '../x:y',
    'cards:<svg>',
    'constructor',
    '',
  ])('reads nothing in %j', (text) => {
    expect(readIconName(text, ['cards'])).toBeUndefined()
  })
})

describe('createIcon', () => {
  it('writes a drawing hidden from screen readers', async () => {
    expect(await markup({}, { name: 'cards:spade' })).toBe(
      `<svg class="he-drawing" viewBox="0 0 16 16" width="1em" height="1em" aria-hidden="true">${line}</svg>`,
    )
  })

  it('says its label where it stands alone', async () => {
    expect(await markup({}, { name: 'house-arrow', label: 'Onwards' })).toContain(
      'role="img" aria-label="Onwards"',
    )
  })

  it('leaves the place of an unknown icon empty and warns', async () => {
    const warn = vi.fn()
    expect(await markup({ warn }, { name: 'cards:heart' })).not.toContain('<path')
    expect(warn.mock.calls).toEqual([
      ['There is no icon "cards:heart". Its place stays empty. Install its collection or correct the name.'],
    ])
  })

  it('asks the source for what is not installed', async () => {
    const drawing = { body: line, left: 0, top: 0, width: 16, height: 16 }
    const source = async () => new Map([['heart', drawing]])
    expect(await markup({ source }, { name: 'more:heart' })).toContain(line)
  })

  // shows R221
  it('waits 1,500 ms for a drawing and no longer', async () => {
    const warn = vi.fn()
    const waits: number[] = []
    const pause = async (ms: number) => void waits.push(ms)
    const html = await markup({ source: () => new Promise(() => {}), pause, warn }, { name: 'more:heart' })
    expect(html).not.toContain('<path')
    expect(waits).toEqual([1_500])
    expect(warn.mock.calls[0]?.[0]).toContain('no answer within 1500 ms')
  })
})

/** Icon services that answer, fail or are silent, and a clock that moves by itself. */
function services(answers: Record<string, number | object | string>) {
  const asked: string[] = []
  const waits: number[] = []
  const fetch = (async (url: string) => {
    asked.push(url)
    const answer = answers[new URL(url).host]
    if (answer === 'silent') return new Promise(() => {})
    if (typeof answer === 'number') return new Response('no', { status: answer })
    return new Response(typeof answer === 'string' ? answer : JSON.stringify(answer))
  }) as typeof globalThis.fetch
  const source = createIconSource({
    addresses: Object.keys(answers).map((host) => `https://${host}`),
    fetch,
    pause: async (ms) => {
      waits.push(ms)
      // The long wait ends only where nobody answers.
      if (ms === 5_000 && Object.values(answers).some((answer) => answer !== 'silent'))
        await new Promise(() => {})
    },
  })
  return { source, asked, waits }
}

describe('createIconSource', () => {
  it('has the limits of the Iconify client', () => {
    expect(iconSourceLimits).toEqual({ timeoutMs: 5_000, rotateMs: 750, maxUrlLength: 500 })
  })

  // shows R223
  it('asks the next address after 750 ms', async () => {
    const { source, asked, waits } = services({ 'a.example': 'silent', 'b.example': cards })
    expect((await source('cards', ['spade'])).get('spade')?.body).toBe(line)
    expect(asked).toEqual([
      'https://a.example/cards.json?icons=spade',
      'https://b.example/cards.json?icons=spade',
    ])
    expect(waits).toContain(750)
    expect(waits).toContain(5_000)
  })

  it('asks the next address at once when the first fails', async () => {
    const { source } = services({ 'a.example': 500, 'b.example': cards })
    expect((await source('cards', ['spade'])).size).toBe(1)
  })

  // shows R222
  it('gives up after 5,000 ms', async () => {
    const { source } = services({ 'a.example': 'silent' })
    await expect(source('cards', ['spade'])).rejects.toThrow('no address answered within 5000 ms')
  })

  // shows R224
  it('writes no address longer than 500 characters and leaves no name out', async () => {
    const names = Array.from({ length: 200 }, (_, index) => `icon-${index}`)
    const icons = Object.fromEntries(names.map((name) => [name, { body: line }]))
    const { source, asked } = services({ 'a.example': { prefix: 'cards', icons } })
    expect((await source('cards', names)).size).toBe(200)
    expect(asked.length).toBeGreaterThan(1)
    expect(Math.max(...asked.map((url) => url.length))).toBeLessThanOrEqual(500)
  })

  it.each([
    ['wrong prefix', { prefix: 'x', icons: {} }],
    ['no icons', { prefix: 'cards' }],
    ['HTML', '<html>'],
  ])('takes %s for a failure', async (_what, answer) => {
    const { source } = services({ 'a.example': answer })
    await expect(source('cards', ['spade'])).rejects.toThrow('something else than icons')
  })

  it('leaves out what is more than a drawing', async () => {
    const icons = { bad: { body: '<script>alert(1)</script>' }, good: { body: line } }
    const { source } = services({ 'a.example': { prefix: 'cards', icons } })
    expect([...(await source('cards', ['bad', 'good'])).keys()]).toEqual(['good'])
  })
})

describe('createIconEndpoint', () => {
  const endpoint = createIconEndpoint({ collections: { cards: () => cards }, warn: () => {} })
  const get = (file: string, query = '?icons=spade', answer = endpoint) =>
    answer(new Request(`https://site.example/api/_nuxt_icon/x.json${query}`), file)

  // shows R111, R113
  it('answers with the drawings asked for and names those it has not', async () => {
    const response = await get('cards.json', '?icons=spade,heart,constructor,spade')
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual({
      prefix: 'cards',
      icons: { spade: { body: line, left: 0, top: 0, width: 16, height: 16 } },
      not_found: ['heart', 'constructor'],
    })
    expect(response.headers.get('cache-control')).toContain('max-age=604800')
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
  })

  // shows R114
  it.each([
    '../x.json',
    '..%2f.json',
    'http:.json',
    '//evil.json',
    '__proto__.json',
    'constructor.json',
    '\0.json',
    'CARDS.json',
    `${'a'.repeat(200)}.json`,
    'cards',
    'lucide.json',
  ])('knows no collection %j', async (file) => {
    expect((await get(file)).status).toBe(404)
  })

  // shows R114
  it.each([
    ['', 400],
    ['?icons=', 400],
    ['?icons=,,', 400],
    ['?icons=<svg/onload>', 400],
    ['?icons=__proto__', 400],
    [`?icons=${'a'.repeat(65)}`, 400],
    // 501 characters.
    [`?icons=${'spade,'.repeat(82)}aa`, 414],
  ])('refuses the query %s', async (query, status) => {
    expect((await get('cards.json', query)).status).toBe(status)
  })

  // shows R112
  it('asks the fallback for its own prefixes', async () => {
    const source = vi.fn(async () => new Map())
    const answer = createIconEndpoint({
      collections: { cards: () => cards },
      fallback: { source, prefixes: ['more'] },
      warn: () => {},
    })
    expect((await get('other.json', '?icons=a', answer)).status).toBe(404)
    expect(source).not.toHaveBeenCalled()
    expect(await (await get('more.json', '?icons=a', answer)).json()).toMatchObject({ not_found: ['a'] })
  })

  // shows R112
  it('says so when the fallback does not answer', async () => {
    const warn = vi.fn()
    const answer = createIconEndpoint({
      collections: {},
      fallback: { source: () => Promise.reject(new TypeError('refused')), prefixes: ['more'] },
      warn,
    })
    expect((await get('more.json', '?icons=a', answer)).status).toBe(504)
    expect(warn).toHaveBeenCalledWith('refused')
  })
})
