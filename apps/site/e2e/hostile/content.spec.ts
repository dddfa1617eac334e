import { expect, test } from '../stack/journey.ts'
import { contentOrigin, control, openPreview } from '../stack/services.ts'

const payload = '</script><script>window.pwned=1</script><img src=x onerror="window.pwned=2">'
const paragraph = (text: string, url: string) => ({
  type: 'paragraph',
  text,
  direction: 'ltr',
  spans: [{ start: 0, end: text.length, type: 'hyperlink', data: { link_type: 'Web', url } }],
})
const embed = (embed_url: string) => ({
  embed: {
    type: 'video',
    embed_url,
    html,
    version: '1.0',
    provider_name: 'YouTube',
    title: payload,
    width: 1,
    height: 1,
  },
  title: payload,
})
const html = `<script>window.pwned=6</script><iframe srcdoc="<script>parent.pwned=7</script>"></iframe>
  <svg onload="window.pwned=8"><math><mi//xlink:href="data:x"><noscript><p title="</noscript><img src=x onerror=window.pwned=9>">
  <base href="//evil.example"><form action="//evil.example"><meta http-equiv="refresh" content="0;url=//evil.example">
  <style>@import "//evil.example"</style><a id="__next" name="location">`
const slice = (slice_type: string, primary: object) => ({
  id: `${slice_type}$1`,
  slice_type,
  slice_label: null,
  variation: 'default',
  version: 'initial',
  items: [],
  primary,
})

/** Cases 92 to 100 of docs/requirements.md#hh, as fields of one page. */
const hostile = {
  title: `A page ${payload} \u202egnp\u202c ${'long'.repeat(2_000)}`,
  lead: `${payload}\u2028]]><!--`,
  meta_title: payload,
  meta_description: payload,
  show_contents: true,
  slices: [
    slice('rich_text', {
      content: [
        { type: 'heading2', text: 'constructor', direction: 'ltr', spans: [] },
        { type: 'heading2', text: 'constructor', direction: 'ltr', spans: [] },
        { type: 'heading2', text: '🎰', direction: 'ltr', spans: [] },
        ...[
          'javascript:window.pwned=3',
          ' java\nscript:window.pwned=3',
          'vbscript:x',
          'data:text/html,<script>',
          'https://other.example/',
        ].map((url) => paragraph('a link', url)),
        {
          type: 'paragraph',
          text: 'named',
          direction: 'ltr',
          spans: [{ start: 0, end: 5, type: 'label', data: { label: '"><script>window.pwned=4</script>' } }],
        },
      ],
    }),
    ...[
      'javascript:window.pwned=5',
      'data:text/html,<script>parent.pwned=5</script>',
      'https://www.youtube.com.evil.example/watch?v=x',
      'https://youtube.com/redirect?q=//evil.example',
    ].map((url) => slice('embed', embed(url))),
    slice(
      'rich_text',
      JSON.parse('{"__proto__":{"isAdmin":true},"constructor":{"prototype":{"isAdmin":true}}}') as object,
    ),
  ],
}

// shows HH
test('what editors could be made to write stays words', async ({ page }) => {
  const { url, token } = await openPreview({ documentId: 'page_about' })
  const given = new URLSearchParams({ ref: token, q: '[[at(document.id,"page_about")]]', lang: '*' })
  const found = await fetch(`${contentOrigin}/api/v2/documents/search?${given.toString()}`)
  const answer = (await found.json()) as { results: { data: object }[] }
  const [document] = answer.results
  const body = JSON.stringify({
    ...answer,
    results: [{ ...document, data: { ...document?.data, ...hostile } }],
  })
  const fault = { path: '/api/v2/documents/search', contains: 'page_about', kind: 'body', body }
  await page.goto(url)
  for (const contains of ['page_about', 'my.page.uid'])
    await control('POST', '/faults', { ...fault, contains })
  try {
    const response = await page.goto('/about')
    expect(response?.status()).toBe(200)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('A page </script><script>')
    const seen = await page.evaluate(() => {
      const all = [...window.document.querySelectorAll('*')]
      const ids = [...window.document.querySelectorAll('main [id]')].map(({ id }) => id)
      return {
        pwned: (window as { pwned?: number }).pwned,
        isAdmin: ({} as { isAdmin?: boolean }).isAdmin,
        handlers: all.filter((each) => each.getAttributeNames().some((name) => name.startsWith('on'))).length,
        elements: [
          ...window.document.querySelectorAll(
            // The bar of what is ticked is ours.
            'main base, main form:not(.he-choice-bar), main meta, main iframe[srcdoc], main object, main style',
          ),
        ].length,
        schemes: [...window.document.links]
          .map(({ protocol }) => protocol)
          .filter((protocol) => !/^(?:https?|mailto|tel):$/.test(protocol)),
        frames: [...window.document.querySelectorAll('iframe')]
          .map(({ src }) => src)
          .filter((src) => src.includes('evil')),
        rels: [...window.document.querySelectorAll('a[href="https://other.example/"]')].map(
          (link) => link.getAttribute('rel') ?? '',
        ),
        repeated: ids.filter((id, index) => ids.indexOf(id) !== index),
        width: window.document.documentElement.scrollWidth - window.document.documentElement.clientWidth,
      }
    })
    expect(seen).toMatchObject({ handlers: 0, elements: 0, schemes: [], frames: [], repeated: [], width: 0 })
    expect([seen.pwned, seen.isAdmin]).toEqual([undefined, undefined])
    await expect(page.getByRole('heading', { level: 2, name: 'constructor' })).toHaveCount(2)
    expect(seen.rels).toHaveLength(1)
    for (const rel of seen.rels) expect(rel).toMatch(/noopener/)
    expect(await response?.text()).not.toMatch(/<script>window\.pwned|>undefined<|>NaN</)
  } finally {
    await control('DELETE', '/faults')
  }
})
