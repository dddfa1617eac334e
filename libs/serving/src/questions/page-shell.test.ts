import { gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { takeShell } from './page-shell.ts'

const script = '<script src="/own.js?b" async="" data-build="b"></script>'
const head = `<meta charSet="utf-8"/><meta name="viewport" content="width=device-width"/><link rel="stylesheet" href="/a.css" data-precedence="next"/>${script}<title>Not found</title><meta name="description" content="Old"/><meta property="og:title" content="Old"/><link rel="canonical" href="/old"/><link rel="icon" href="/icon.svg"/>`
const page = `<!DOCTYPE html><html lang="en-GB"><head>${head}</head><body class="site"><main>Old</main></body></html>`
const own = { head: '<title>New</title>', body: '<main>New</main>' }

function shell(html = page) {
  const taken = takeShell(html, {
    ownScripts: ['/own.js'],
    loader: '/own.js',
    inlineStyles: () => 'main{color:red}',
  })
  if ('untouched' in taken) throw new Error(JSON.stringify(taken.untouched))
  return taken
}

describe('takeShell', () => {
  it('keeps what is of the site, not of the page', () => {
    const { identity, gzip, styleDigests } = shell()
    const written = identity(own).toString()
    expect(written).toMatchInlineSnapshot(
      `"<!DOCTYPE html><html lang="en-GB" data-finished><head><meta charSet="utf-8"/><meta name="viewport" content="width=device-width"/><style>main{color:red}</style><link rel="icon" href="/icon.svg"/><title>New</title><script src="/own.js?b" async="" data-build="b"></script></head><body class="site"><main>New</main></body></html>"`,
    )
    expect(gunzipSync(gzip(own, '/')).toString()).toBe(written)
    expect(styleDigests).toHaveLength(1)
  })

  it('waits for the script before an island alone', () => {
    const plain = '<main><he-island data-island="a" data-props="{}" data-plain=""></he-island></main>'
    expect(
      shell()
        .identity({ ...own, body: plain })
        .toString(),
    ).toContain(`${script}</head>`)
    const awaited = `${plain}<he-island data-island="b" data-props="{}"></he-island>`
    const written = shell()
      .identity({ ...own, body: awaited })
      .toString()
    expect(written).toContain('<script src="/own.js?b" data-build="b"></script><he-island data-island="b"')
    expect(written.match(/<script/g)).toHaveLength(1)
    const said =
      '<he-island data-island="b" data-props="{&quot;words&quot;:&quot; data-plain &quot;}"></he-island>'
    expect(
      shell()
        .identity({ ...own, body: said })
        .toString(),
    ).not.toContain('async')
  })

  it('refuses a page that could not be finished', () => {
    const foreign = page.replace('</body>', '<script src="https://elsewhere.example/a.js"></script></body>')
    expect(takeShell(foreign, {})).toMatchObject({ untouched: { reason: 'foreign-script' } })
  })
})
