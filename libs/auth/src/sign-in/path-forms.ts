import { decodePath } from '@house-edge/paths'

/** Nothing in it that anybody reads in another way. */
const plain = /^(?!\/index$)(?:\/[\w-]+)+$/

/**
 * The ways in which servers behind us may read one path.
 *
 * The first form is the path as sent, the second what decoding, dot segments
 * and doubled slashes make of it, the third the page behind an address under
 * which frameworks serve a page's data. A rule that protects holds if it holds for
 * any form; a rule that exempts, only if it holds for all. So no spelling of a protected path bypasses the
 * rule, however it is interpreted later.
 *
 * @param path With or without query and fragment, which are ignored.
 */
export function pathForms(path: string): string[] {
  if (plain.test(path)) return [path]
  const sent = /^[^?#]*/.exec(path)?.[0] ?? ''
  const understood = tidy(resolve(decodePath(sent)))
  return [...new Set([tidy(sent), understood, tidy(pageOf(understood))])]
}

function resolve(path: string): string {
  const segments: string[] = []
  for (const segment of path.replaceAll('\\', '/').split('/')) {
    if (segment === '..') segments.pop()
    else if (segment !== '.') segments.push(segment)
  }
  return segments.join('/')
}

/** `/_next/data/<build>/a.json`, `/a.rsc` and `/a.segments/…` all carry what is on `/a`. */
function pageOf(path: string): string {
  const data = /^\/_next\/data\/[^/]+(\/.*)\.json$/.exec(path)?.[1]
  return (data ?? path).replace(/\.segments\/.*$|(?:\.prefetch)?\.rsc$/, '').replace(/^\/index$/, '/')
}

function tidy(path: string): string {
  const single = `/${path}`.replaceAll(/\/{2,}/g, '/')
  return single.length > 1 && single.endsWith('/') ? single.slice(0, -1) : single
}
