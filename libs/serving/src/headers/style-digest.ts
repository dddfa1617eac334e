import { createHash } from 'node:crypto'

/** The digest by which a Content-Security-Policy allows a style sheet that is written into the page: `'sha256-…'`. */
export function styleDigest(css: string): string {
  return `'sha256-${createHash('sha256').update(css).digest('base64')}'`
}
