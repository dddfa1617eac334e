import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type DefaultTreeAdapterMap, parse } from 'parse5'
import { describe, expect, it } from 'vitest'
import { folder } from '../../fixture/build.ts'
import { finish, type FinishOptions } from './finish.ts'

/** A page as the fixture's build has rendered it. */
function rendered(name: string): string {
  return readFileSync(join(folder, `.next/server/app/${name}.html`), 'utf8')
}

/** The script that wakes islands stands on every page of the fixture. */
const ofFixture: FinishOptions = { ownScripts: ['/islands/'], loader: '/islands/loader.js' }

function finished(html: string, options: FinishOptions = ofFixture): string {
  const outcome = finish(html, options)
  return 'finished' in outcome ? outcome.finished : JSON.stringify(outcome)
}

function reasonOf(html: string, options: FinishOptions = ofFixture): string | undefined {
  const outcome = finish(html, options)
  return 'untouched' in outcome ? outcome.untouched.reason : undefined
}

const page = (body: string) => `<!DOCTYPE html><html lang="en"><head></head><body>${body}</body></html>`

describe('finish', () => {
  it('leaves nothing of the framework’s scripts', () => {
    const html = finished(rendered('index'))
    expect(html).not.toMatch(/\/_next\/static\/[^"]*\.js|__next_f/)
    expect(html.match(/<script/g)).toHaveLength(1)
    expect(html).toContain('<h1>A site to be served</h1>')
  })

  it('puts outlined content in place, nested and in tables', () => {
    const html = finished(rendered('outlined'))
    expect(html).not.toMatch(/on its way|on their way|<template|hidden id=|<!--/)
    const order = ['<h1>Outlined', 'aria-label="First"', 'aria-label="Inner"', 'aria-label="Second"', 'Row 0']
    const places = order.map((text) => html.indexOf(text))
    expect(places).toEqual(places.toSorted((one, other) => one - other))
    expect(html.indexOf('Row 11')).toBeLessThan(html.indexOf('</tbody>'))
  })

  it('keeps every word of the page, once', () => {
    const words = wordsOf(finished(rendered('outlined')))
    for (const name of ['First', 'Inner', 'Second'])
      for (let number = 0; number < 12; number++)
        expect(words.split(`${name} ${number} A sentence`)).toHaveLength(2)
  })

  it('puts a part of outlined content in its place', () => {
    const html = page(
      '<p><template id="P:1"></template></p><div hidden id="S:1">Late</div><script>$RS("S:1","P:1")</script>',
    )
    expect(finished(html)).toContain('<p>Late</p></body>')
  })

  it('keeps data, and text like scripts', () => {
    const html = finished(rendered('data'))
    expect(html).toContain('{"@context":"https://schema.org"')
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
    expect(html).toContain('<title>A dot</title>')
  })

  it('drops the style of the picture component, which a strict policy blocks', () => {
    expect(finished(rendered('picture'))).toMatch(/<img alt="A circle"[^>]* src="\/picture.svg"\/>/)
    expect(finished(rendered('picture'))).not.toContain('style=')
  })

  it.each([
    ['search', 'browser-only-content'],
    ['form', 'browser-only-content'],
    ['vendor', 'foreign-script'],
    ['early', 'unknown-script'],
    ['styled', 'style-attribute'],
    ['_not-found', 'style-attribute'],
  ])('leaves the page /%s as it is and says why', (name, reason) => {
    expect(reasonOf(rendered(name))).toBe(reason)
  })

  it('leaves a page that the framework’s scripts would fill, which would be empty without', () => {
    const html = '<!DOCTYPE html><html id="__next_error__"><head></head><body></body></html>'
    expect(reasonOf(html)).toBe('browser-only-content')
    expect(reasonOf(html.replace('__next_error__', 'mine'))).toBeUndefined()
  })

  it('keeps the site’s own scripts alone', () => {
    const html = page('<script async src="/builds/browser.js?1"></script>')
    expect(finished(html, { ownScripts: ['/builds/'] })).toContain(
      '<script async src="/builds/browser.js?1">',
    )
    expect(reasonOf(html)).toBe('foreign-script')
    expect(
      reasonOf(page('<script src="//evil.example/builds/a.js"></script>'), { ownScripts: ['/builds/'] }),
    ).toBe('foreign-script')
  })

  it.each([
    ['a script in the page', '<script>alert(1)</script>', 'unknown-script'],
    ['a handler in an element', '<p onclick="go()">', 'inline-handler'],
    ['an address that is a program', '<a href="javascript:go()">', 'browser-only-content'],
    ['markup that browsers mend', '<p>1 < 2</p>', 'markup'],
    [
      'a boundary whose content never came',
      '<!--$?--><template id="B:0"></template>Soon<!--/$-->',
      'unfinished-content',
    ],
    ['content that belongs nowhere', '<div hidden id="S:0">Late</div>', 'unfinished-content'],
    ['a boundary without its end', '<!--$?--><template id="B:0"></template>Soon', 'unfinished-content'],
    ['a place that is no boundary', '<template id="B:0"></template>', 'unfinished-content'],
    ['outlined content that is not closed', '<div hidden id="S:0"><b></div>', 'unfinished-content'],
  ])('leaves a page with %s as it is', (_what, body, reason) => {
    expect(reasonOf(page(body))).toBe(reason)
  })

  it('inlines a style sheet and names its digest', () => {
    const html = page('<link rel="stylesheet" href="/a.css"/><link rel="stylesheet" href="/b.css"/>')
    const outcome = finish(html, { inlineStyles: (href) => (href === '/a.css' ? 'p{color:red}' : undefined) })
    expect(outcome).toMatchObject({ styleDigests: ["'sha256-p0bF+un5yUb9MBO6xRb8kPHlY2BdpHVtLiFkDrZPF64='"] })
    expect(finished(html, { inlineStyles: () => 'p{}' })).toContain('<style>p{}</style><style>p{}</style>')
    expect(finished(html, { inlineStyles: () => 'p{}</style><script>' })).toContain('<link rel="stylesheet"')
  })

  it('asks for fonts before their style sheet', () => {
    const html = page('<link rel="stylesheet" href="/a.css"/><link rel="stylesheet" href="/b.css"/>')
    const fontsOf = (href: string) => (href === '/a.css' ? ['/one.woff2?a&b', '/two.woff2'] : [])
    expect(finished(html, { fontsOf })).toContain(
      '<link rel="preload" as="font" type="font/woff2" crossorigin="" href="/one.woff2?a&amp;b"/>' +
        '<link rel="preload" as="font" type="font/woff2" crossorigin="" href="/two.woff2"/>' +
        '<link rel="stylesheet" href="/a.css"/><link rel="stylesheet" href="/b.css"/>',
    )
    expect(finished(html, { fontsOf, inlineStyles: () => 'p{}' })).toContain('href="/two.woff2"/><style>p{}')
  })

  describe('islands', () => {
    it('come after their waking script, which nothing above waits for', () => {
      expect(finished(rendered('islands'))).toContain('<script src="/islands/loader.js"></script><he-island ')
      expect(finished(rendered('index'))).toContain('<script async="" src="/islands/loader.js"></script>')
    })

    const island = (content: string, attributes = 'data-island="counter"') =>
      page(`<p>1<!-- -->2</p><he-island ${attributes}>${content}</he-island>`)

    it('are not awaited where all work without', () => {
      const loader = '<script async="" src="/islands/loader.js"></script>'
      const plain = `${loader}<he-island data-island="search" data-plain=""><input></he-island>`
      expect(finished(page(plain))).toContain(loader)
      expect(finished(page(`${plain}<he-island data-island="counter"></he-island>`))).not.toContain(loader)
    })

    it('come after their waking script where they were streamed', () => {
      const html = page(
        '<script async="" src="/islands/loader.js"></script><p><template id="P:1"></template></p>' +
          '<he-island data-island="late"></he-island>' +
          '<div hidden id="S:1"><he-island data-island="early"></he-island></div><script>$RS("S:1","P:1")</script>',
      )
      expect(finished(html)).toContain(
        '<body><p><script src="/islands/loader.js"></script><he-island data-island="early">',
      )
    })

    it('names them and keeps their components’ marks', () => {
      const outcome = finish(island('<b>3<!-- -->4</b>'))
      expect(outcome).toMatchObject({ islands: ['counter'] })
      expect('finished' in outcome && outcome.finished).toContain(
        '<p>12</p><he-island data-island="counter"><b>3<!-- -->4</b>',
      )
    })

    it('may hold a form whose action is a function', () => {
      expect(reasonOf(island('<form action="javascript:throw new Error()"></form>'))).toBeUndefined()
    })

    it.each([
      ['within another', page('<he-island data-island="a"><he-island data-island="b">')],
      ['without a name', island('x', '')],
      ['that never ends', page('<he-island data-island="a">')],
      ['with an identifier that depends on the place', island('<p id="_R_5ab_">')],
      ['part of which comes later', island('<!--$?--><template id="B:0"></template><!--/$-->')],
    ])('are refused %s', (_what, html) => {
      expect(reasonOf(html)).toBe('island')
    })
  })
})

type Node = DefaultTreeAdapterMap['node']

function wordsOf(html: string): string {
  const visit = (node: Node): string =>
    node.nodeName === '#text' && 'value' in node
      ? node.value
      : 'childNodes' in node
        ? node.childNodes.map((child) => visit(child)).join('')
        : ''
  return visit(parse(html))
}
