import { describe, expect, it } from 'vitest'
import { placeContent, type Placement } from './place-content.ts'
import { RefusedPage } from './refusal.ts'
import { scanMarkup } from './scan-markup.ts'

const boundary = (id: string): string => `<!--$?--><template id="${id}"></template>Soon<!--/$-->`

/** Places content as the calls say, each the identifiers of a place and of what belongs in it. */
function place(html: string, ...calls: [into: string, from: string][]): string {
  const placements: Placement[] = calls.map(([into, from]) => ({ into, from }))
  return placeContent(html, { pieces: scanMarkup(html), placements, edits: [] })
}

function refusalOf(run: () => unknown): unknown {
  try {
    return run()
  } catch (error) {
    return error instanceof RefusedPage ? error.refusal : error
  }
}

describe('placeContent', () => {
  it('puts content in place of a boundary and its fallback', () => {
    const html = `<p>${boundary('B:0')}</p><div hidden id="S:0"><b>Late</b></div>`
    expect(place(html, ['B:0', 'S:0'])).toBe('<p><b>Late</b></p>')
  })

  it('places content that stands in content placed itself', () => {
    const html =
      `<p>${boundary('B:0')}</p><div hidden id="S:0">Outer ${boundary('B:1')}</div>` +
      '<div hidden id="S:1">inner <template id="P:2"></template></div><div hidden id="S:2">part</div>'
    expect(place(html, ['B:0', 'S:0'], ['B:1', 'S:1'], ['P:2', 'S:2'])).toBe('<p>Outer inner part</p>')
  })

  it('ends a boundary after those inside its fallback', () => {
    const html =
      '<!--$?--><template id="B:0"></template><!--$-->Soon<!--/$--><!--/$-->.<div hidden id="S:0">Late</div>'
    expect(place(html, ['B:0', 'S:0'])).toBe('Late.')
  })

  it('takes the table away that rows were sent in', () => {
    const rows = '<table hidden><tbody id="S:0"><tr><td>Row</td></tr></tbody></table>'
    const html = `<table><tbody>${boundary('B:0')}</tbody></table>${rows}<p>After</p>`
    expect(place(html, ['B:0', 'S:0'])).toBe(
      '<table><tbody><tr><td>Row</td></tr></tbody></table><p>After</p>',
    )
  })

  it('leaves a table that has more than the rows', () => {
    const html = `${boundary('B:0')}<table hidden><tbody id="S:0"></tbody><tbody></tbody></table>`
    expect(place(html, ['B:0', 'S:0'])).toBe('<table hidden><tbody></tbody></table>')
  })

  it.each([
    ['elements without an end', '<img src="/a.svg"><br>'],
    ['elements of SVG that close themselves', '<svg><path d="M0 0"/></svg>'],
    ['the same element within itself', '<div><div></div></div>'],
    ['elements without markup inside', '<title>1</title>'],
  ])('finds the end of content with %s', (_what, content) => {
    const html = `${boundary('B:0')}<div hidden id="S:0">${content}</div>.`
    expect(place(html, ['B:0', 'S:0'])).toBe(`${content}.`)
  })

  it('writes edits in what stays and what is placed', () => {
    const html = `<p>One</p>${boundary('B:0')}<div hidden id="S:0">Two</div>`
    const edits = ['One', 'Two', 'Soon'].map((word) => {
      const start = html.indexOf(word)
      return { start, end: start + word.length, text: word.toUpperCase() }
    })
    const placements = [{ into: 'B:0', from: 'S:0' }]
    expect(placeContent(html, { pieces: scanMarkup(html), placements, edits })).toBe('<p>ONE</p>TWO')
  })

  it.each<[what: string, html: string, calls: [string, string][], detail: RegExp]>([
    [
      'two places for one content',
      `${boundary('B:0')}${boundary('B:1')}<i id="S:0"></i>`,
      [
        ['B:0', 'S:0'],
        ['B:1', 'S:0'],
      ],
      /^nothing arrived for B:1$/,
    ],
    ['content that comes twice', '<i id="S:0"></i><i id="S:0"></i>', [], /^two of S:0$/],
    ['content without a place', '<i id="S:0"></i>', [['B:0', 'S:0']], /^nowhere to put S:0$/],
    ['elements closed in another order', '<div id="S:0"><b><i></b></i></div>', [], /not closed$/],
    ['a place that is no template', '<p id="P:0"></p>', [['P:0', 'S:0']], /^<p id="P:0">$/],
    ['a place with something in it', '<template id="P:0"><b></b></template>', [], /^<template id="P:0">$/],
    ['a boundary in no comments', '<template id="B:0"></template>', [], /^B:0 outside a boundary$/],
    ['a boundary without a place', '<!--$?-->Soon<!--/$-->', [], /^a boundary without its end$/],
  ])('refuses %s', (_what, html, calls, detail) => {
    expect(refusalOf(() => place(html, ...calls))).toEqual({
      reason: 'unfinished-content',
      detail: expect.stringMatching(detail) as string,
    })
  })

  it('refuses content that only a browser can render', () => {
    const html = '<!--$!--><template data-dgst="BAILOUT"></template>Soon<!--/$-->'
    expect(refusalOf(() => place(html))).toMatchObject({ reason: 'browser-only-content' })
  })
})
