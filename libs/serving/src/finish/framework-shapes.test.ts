import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { version } from 'next/package.json' with { type: 'json' }
import { describe, expect, it } from 'vitest'
import { folder } from '../../fixture/build.ts'
import { digestOf, isTestedVersion, useOfLink, useOfScript } from './framework-shapes.ts'
import { scanMarkup, type Tag } from './scan-markup.ts'

const compiled = join(createRequire(import.meta.url).resolve('next/package.json'), '../dist/compiled')
const react = readFileSync(join(compiled, 'react-dom/cjs/react-dom-server.node.production.js'), 'utf8')

/** A script that React writes, from its own source: what it begins with, up to the call. */
function definitionOf(beginning: string): string {
  const at = react.indexOf(`'${beginning}`)
  const literal = /^'(?:[^'\\]|\\.)*'/.exec(react.slice(at))?.[0] ?? ''
  const text = JSON.parse(`"${literal.slice(1, -1).replaceAll('"', '\\"').replaceAll("\\'", "'")}"`) as string
  return text.replace(/\$R[A-Z]\("$/, '')
}

function scriptOf(html: string): ReturnType<typeof useOfScript> {
  const [tag] = scanMarkup(html) as [Tag]
  return useOfScript(tag, html.slice(tag.content?.start, tag.content?.end))
}

/** Every script of every page the fixture's build has finished, with the page. */
const scripts = readdirSync(join(folder, '.next/server/app'))
  .filter((file) => file.endsWith('.html'))
  .flatMap((file) => {
    const html = readFileSync(join(folder, '.next/server/app', file), 'utf8')
    return scanMarkup(html).flatMap((piece) =>
      piece.kind === 'tag' && piece.content && piece.name === 'script'
        ? [{ file, ...useOfScript(piece, html.slice(piece.content.start, piece.content.end)) }]
        : [],
    )
  })

describe('useOfScript: what is known of the framework', () => {
  it('holds for the version that is installed', () => {
    expect(isTestedVersion(version)).toBe(true)
    expect(isTestedVersion('17.0.0')).toBe(false)
  })

  it('includes React’s script for boundaries, to the letter', () => {
    const text = `${definitionOf('$RB=[];$RV=function(a){')}$RC("B:1f","S:2")`
    expect(scriptOf(`<script>${text}</script>`)).toEqual({ use: 'placing', into: 'B:1f', from: 'S:2' })
    expect(scriptOf(`<script>${text.replace('removeChild', 'appendChild')}</script>`)).toEqual({
      use: 'unknown',
    })
  })

  it('includes React’s script for parts, to the letter', () => {
    const text = `${definitionOf('$RS=function(a,b){')}$RS("S:2","P:1")`
    expect(scriptOf(`<script>${text}</script>`)).toEqual({ use: 'placing', into: 'P:1', from: 'S:2' })
    expect(scriptOf(`<script>alert(1);${text}</script>`)).toEqual({ use: 'unknown' })
  })

  it('includes every script of the fixture but the early one', () => {
    const unknown = scripts.filter(({ use }) => use === 'unknown').map(({ file }) => file)
    expect(unknown).toEqual(['early.html'])
    expect(new Set(scripts.map(({ use }) => use))).toEqual(
      new Set(['framework', 'file', 'data', 'placing', 'unknown']),
    )
  })

  it.each([
    ['a file of the framework', '/_next/static/chunks/0uk63h0tuavo5.js', 'framework'],
    ['one below a prefix', '/docs/_next/static/chunks/a.js', 'framework'],
    ['one of a deployment', '/_next/static/chunks/a.js?dpl=d1', 'framework'],
    ['one from a host of its own', 'https://files.example/_next/static/chunks/a.js', 'framework'],
    ['any other', '/vendor.js', 'file'],
    ['one that only names the place', '/vendor.js?x=/_next/static/a.js', 'file'],
  ])('tells %s', (_what, src, use) => {
    expect(scriptOf(`<script async src="${src}"></script>`).use).toBe(use)
  })

  it.each([
    [
      'a script with an attribute the framework does not write',
      '<script data-x="">(self.__next_f=self.__next_f||[]).push([0])</script>',
    ],
    ['a program after the content', '<script>self.__next_f.push([1,"a"]);alert(1)</script>'],
    ['a program in place of the content', '<script>self.__next_f.push([1,alert("a")])</script>'],
    ['a module', '<script type="module">import "a"</script>'],
    [
      'the data of a page of the older kind',
      '<script id="__NEXT_DATA__" type="application/json">{}</script>',
    ],
    ['rules for loading early', '<script type="speculationrules">{}</script>'],
  ])('does not include %s', (_what, html) => {
    expect(scriptOf(html)).toEqual({ use: 'unknown' })
  })

  it('tells the framework’s preloads from others', () => {
    const useOf = (attributes: string) => useOfLink(scanMarkup(`<link ${attributes}>`)[0] as Tag)
    expect(useOf('rel="preload" as="script" href="/_next/static/chunks/a.js"')).toBe('framework')
    expect(useOf('rel="preload" as="script" href="/vendor.js"')).toBe('foreign script')
    expect(useOf('rel="preload" as="image" href="/a.png"')).toBe('page')
    expect(useOf('rel="expect" href="#_R_" blocking="render"')).toBe('framework')
  })
})

describe('digestOf', () => {
  it('knows nothing by nothing', () => {
    expect(digestOf('')).toBe('')
    expect(digestOf('a')).not.toBe(digestOf('b'))
  })
})
