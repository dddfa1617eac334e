import { array, assert, constantFrom, property } from 'fast-check'
import { type DefaultTreeAdapterMap, parse } from 'parse5'
import { describe, expect, it } from 'vitest'
import { RefusedPage } from './refusal.ts'
import { type Piece, scanMarkup, type Tag } from './scan-markup.ts'

function tagsIn(html: string): Tag[] {
  return scanMarkup(html).filter((piece): piece is Tag => piece.kind === 'tag')
}

describe('scanMarkup', () => {
  it('reads tags, ends and comments with their places', () => {
    const html = '<!DOCTYPE html><p class="a > b" hidden>x<!-- y --></p>'
    expect(scanMarkup(html)).toEqual([
      {
        kind: 'tag',
        name: 'p',
        attributes: new Map([
          ['class', 'a > b'],
          ['hidden', ''],
        ]),
        start: 15,
        end: 39,
      },
      { kind: 'comment', text: ' y ', start: 40, end: 50 },
      { kind: 'ending', name: 'p', start: 50, end: 54 },
    ] satisfies Piece[])
  })

  it('takes a script for one piece, whatever is in it', () => {
    const html = '<script>if (a < b) "<p>"</script><p>'
    expect(tagsIn(html).map(({ name }) => name)).toEqual(['script', 'p'])
  })

  it('takes a script in a text field for text', () => {
    expect(tagsIn('<title><script></title><textarea><script></textarea>').map(({ name }) => name)).toEqual([
      'title',
      'textarea',
    ])
  })

  it.each([
    ['a stray bracket', '<p>1 < 2</p>'],
    ['a comment that ends oddly', '<!-- a --!><p>-->'],
    ['a comment that is over at once', '<!--><p>-->'],
    ['a script with a comment in it', '<script><!-- <script> --></script>'],
    ['a script that never ends', '<script>a'],
    ['a script in a drawing', '<svg><script>1</script></svg>'],
    ['markup in the title of a drawing', '<svg><title><b>x</b></title></svg>'],
    ['an instruction', '<?php echo 1 ?>'],
    ['a section of characters', '<svg><![CDATA[ <script> ]]></svg>'],
    ['a quote in the name of an attribute', '<p a"b="c">'],
    ['everything after plaintext', '<plaintext><script>'],
    ['a null character', '<p>\0</p>'],
    ['a drawing that ends without having begun', '</svg><svg>'],
  ])('refuses %s', (_what, html) => {
    expect(() => scanMarkup(html)).toThrow(RefusedPage)
  })

  it('finds the scripts that a browser finds', () => {
    const words = constantFrom(
      ...'<script>|</script>|<script src="a.js">|<!--|-->|--!>|<p>|</p>|<title>|</title>|<svg>|</svg>|<style>'.split(
        '|',
      ),
      ...'</style>|<textarea>|</textarea>|"|\'|<a b="|>| c=|x|<table>|<tr>|</table>|<math>|</math>|<select>'.split(
        '|',
      ),
      ...'<noscript>|</noscript>|/|\u00A0|<div hidden id=S:1>|</div>|<svg/>|<template>|</template>|&lt;|<|</|\f'.split(
        '|',
      ),
    )
    let accepted = 0
    assert(
      property(array(words, { maxLength: 12 }), (parts) => {
        const html = `<!DOCTYPE html><html><head></head><body>${parts.join('')}</body></html>`
        let pieces: Piece[]
        try {
          pieces = scanMarkup(html)
        } catch (error) {
          if (error instanceof RefusedPage) return
          throw error
        }
        accepted += 1
        const found = pieces.filter((piece) => piece.kind === 'tag' && piece.name === 'script')
        expect(found.map(({ start, end }) => [start, end])).toEqual(scriptsOf(html))
      }),
      { numRuns: 20_000 },
    )
    expect(accepted).toBeGreaterThan(1_000)
  })
})

type Node = DefaultTreeAdapterMap['node']

/** Where a parser that follows the standard finds scripts. */
function scriptsOf(html: string): [number, number][] {
  const found: [number, number][] = []
  const visit = (node: Node): void => {
    if ('tagName' in node && node.tagName === 'script' && node.sourceCodeLocation)
      found.push([node.sourceCodeLocation.startOffset, node.sourceCodeLocation.endOffset])
    if ('content' in node) visit(node.content)
    if ('childNodes' in node) for (const child of node.childNodes) visit(child)
  }
  visit(parse(html, { sourceCodeLocationInfo: true }))
  return found.toSorted(([one], [other]) => one - other)
}
