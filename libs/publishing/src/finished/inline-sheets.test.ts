import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { inlineSheets, openingFonts } from './inline-sheets.ts'

const build = mkdtempSync(join(tmpdir(), 'inline-sheets-'))
afterAll(() => rmSync(build, { recursive: true }))

function inlined(css: string): string | undefined {
  mkdirSync(join(build, 'static'), { recursive: true })
  writeFileSync(join(build, 'static/a.css'), css)
  return inlineSheets(build)('/_next/static/a.css')
}

describe('inlineSheets', () => {
  it('writes a small sheet into the page, without sources', () => {
    expect(inlined('p{margin:0}\n/*# sourceMappingURL=a.css.map*/')).toBe('p{margin:0}\n')
  })

  it.each([
    ['is large', `p{${'margin:0;'.repeat(300)}}`],
    ['names a file beside it', 'p{background:url(../media/a.svg)}'],
    ['reads another', '@import "b.css";'],
  ])('leaves one that %s where it is', (_what, css) => {
    expect(inlined(css)).toBeUndefined()
  })

  it('knows no sheet from elsewhere', () => {
    expect(inlineSheets(build)('https://elsewhere.example/_next/static/a.css')).toBeUndefined()
    expect(inlineSheets(build)('/own.css')).toBeUndefined()
  })
})

describe('openingFonts', () => {
  it('finds the two first faces in the build', () => {
    const face = (file: string) => `@font-face{src:url(../media/${file})format("woff2")}`
    const files = [
      'petrona.1k.woff2',
      'petrona-more.2.woff2',
      'petrona-italic.3.woff2',
      'public-sans.0w.woff2',
    ]
    inlined(files.map(face).join(''))
    const fonts = openingFonts(build, (path) => /\/(?:petrona|public-sans)\.[^/]*woff2$/.test(path))
    // The framework writes sheets into a folder beside that of the fonts.
    expect(fonts('/_next/static/a.css')).toEqual([
      '/_next/media/petrona.1k.woff2',
      '/_next/media/public-sans.0w.woff2',
    ])
    expect(fonts('https://elsewhere.example/_next/static/a.css')).toEqual([])
  })
})
