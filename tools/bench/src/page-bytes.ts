import { gzipSync } from 'node:zlib'
import { NoFigureError } from './no-figure-error.ts'

/** What a first visit to a page brings along, in bytes after gzip. */
interface PageBytes {
  html: number
  /** Scripts a present-day browser loads; `nomodule` ones it does not. */
  scripts: number
  scriptFiles: number
  styles: number
}

/** Reads a page and every script and style sheet it names. */
export async function measurePage(origin: string, path: string): Promise<PageBytes> {
  const html = await textOf(new URL(path, origin))
  const scripts = new Set(
    [...html.matchAll(/<script\b([^>]*)>/g)].flatMap(([, attributes = '']) => sourceOf(attributes)),
  )
  const styles = new Set(
    [...html.matchAll(/<link\b[^>]*rel="stylesheet"[^>]*href="([^"]+)"/g)].map(([, href = '']) => href),
  )
  const sizes = async (paths: Set<string>) =>
    (await Promise.all([...paths].map(async (each) => gzipped(await textOf(new URL(each, origin)))))).reduce(
      (sum, size) => sum + size,
      0,
    )
  return {
    html: gzipped(html),
    scripts: await sizes(scripts),
    scriptFiles: scripts.size,
    styles: await sizes(styles),
  }
}

function sourceOf(attributes: string): string[] {
  const source = /\bsrc="([^"]+)"/.exec(attributes)?.[1]
  return source && !/\bnomodule\b/i.test(attributes) ? [source] : []
}

async function textOf(url: URL): Promise<string> {
  const response = await fetch(url)
  if (!response.ok)
    throw new NoFigureError(`${url.pathname} answered ${response.status}, so there is nothing to measure.`)
  return response.text()
}

function gzipped(text: string): number {
  return gzipSync(text, { level: 9 }).length
}
