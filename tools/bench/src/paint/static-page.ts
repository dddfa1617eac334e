/**
 * The page a careful hand would write: the same words, pictures and fonts, one style sheet, no script. It is made of
 * the site's own page, so that it cannot fall behind it.
 *
 * @module
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { NoFigureError } from '../no-figure-error.ts'

/**
 * Writes a page of the site as such a page, with its style sheet and fonts, into a folder.
 *
 * @param name Of the file, without its ending.
 */
export async function writeStaticPage(folder: string, name: string, url: URL): Promise<void> {
  mkdirSync(folder, { recursive: true })
  const html = await (await ask(url)).text()
  const sheets = [...html.matchAll(/<link\b[^>]*\brel="stylesheet"[^>]*>/g)].map(
    ([tag]) => new URL(attributeOf(tag, 'href'), url),
  )
  const styles = await Promise.all(sheets.map((sheet) => writeSheet(folder, sheet)))
  const inline = [...html.matchAll(/<style\b[^>]*>([^]*?)<\/style>/g)].map(([, css = '']) => css)
  writeFileSync(join(folder, `${name}.css`), [...styles, ...inline].join('\n'))
  writeFileSync(
    join(folder, `${name}.html`),
    html
      .replace(/<script\b[^]*?<\/script>|<style\b[^]*?<\/style>/g, '')
      .replace(/<link\b[^>]*\brel="(?:stylesheet|alternate|manifest)"[^>]*>/g, '')
      // A careful hand has its first picture and fonts asked for early, too: otherwise the words shift.
      .replace(/<link\b[^>]*\brel="preload"[^>]*>/g, (tag) => preloadOf(tag, url))
      .replace(/<\/?he-island\b[^>]*>/g, '')
      .replace('</head>', `<link rel="stylesheet" href="/${name}.css"></head>`)
      // Icons and the links of the page stay the site's.
      .replace('<head>', `<head><meta charset="utf-8">`),
  )
}

function preloadOf(tag: string, url: URL): string {
  const kind = attributeOf(tag, 'as')
  if (kind === 'font')
    return tag.replace(attributeOf(tag, 'href'), `/${fileOf(new URL(attributeOf(tag, 'href'), url))}`)
  return kind === 'image' ? tag : ''
}

/** Writes the fonts of a style sheet. @returns The style sheet, with their new addresses. */
async function writeSheet(folder: string, sheet: URL): Promise<string> {
  const css = await (await ask(sheet)).text()
  const fonts = new Map(
    [...css.matchAll(/url\(["']?([^"')]+\.woff2)[^)]*\)/g)].map(([whole, path = '']) => [
      whole,
      new URL(path, sheet),
    ]),
  )
  let text = css.replace(/\/\*# sourceMappingURL[^*]*\*\//, '')
  for (const [whole, font] of fonts) {
    const file = fileOf(font)
    writeFileSync(join(folder, file), Buffer.from(await (await ask(font)).arrayBuffer()))
    text = text.replaceAll(whole, `url(/${file})`)
  }
  return text
}

function fileOf({ pathname }: URL): string {
  return pathname.slice(pathname.lastIndexOf('/') + 1)
}

function attributeOf(tag: string, name: string): string {
  return new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1]?.replaceAll('&amp;', '&') ?? ''
}

async function ask(url: URL): Promise<Response> {
  const response = await fetch(url)
  if (!response.ok)
    throw new NoFigureError(`${url.pathname} answered ${response.status}, so there is nothing to measure.`)
  return response
}
