import { finish, type FinishOptions } from '../finish/finish.ts'
import { type Refusal, RefusedPage } from '../finish/refusal.ts'
import { scanMarkup, sourceOf, type Tag } from '../finish/scan-markup.ts'
import { createCommonParts } from './common-parts.ts'
import { compressPart, gzipOf, plainOf } from './compressed-parts.ts'

/** What one page has for itself. */
export interface OwnMarkup {
  /** Its title and what else its head has for itself. */
  head: string
  /** All of its body. */
  body: string
}

/** What is the same in all pages of a site, of which each gets its own title and body. */
export interface PageShell {
  /** Digests of the style sheets in it, for its policy. */
  styleDigests: readonly string[]
  /** A whole page. */
  identity: (page: OwnMarkup) => Buffer
  /**
   * The same, compressed: what is the same in all pages was compressed once.
   *
   * @param path Of the page: those of one path have most in common, which is remembered. Default: nothing of it is.
   */
  gzip: (page: OwnMarkup, path?: string) => Buffer
}

/** What a head says of one page. Everything else is of the site. */
const namesOfPage =
  /^(?:description|keywords|author|robots|googlebot|news_keywords|article:.+|og:.+|twitter:.+)$/
const linksOfPage = new Set(['canonical', 'next', 'prev', 'amphtml'])

/**
 * Takes what is around the content from a page that the framework has rendered.
 *
 * @param html Of any page with the head of the site, as the framework wrote it.
 * @returns The shell, or why the page could not be finished.
 */
export function takeShell(
  html: string,
  { loader, ...options }: FinishOptions,
): PageShell | { untouched: Refusal } {
  try {
    const outcome = finish(html, options)
    return 'untouched' in outcome ? outcome : shellOf(outcome.finished, outcome.styleDigests, loader)
  } catch (error) {
    if (error instanceof RefusedPage) return { untouched: error.refusal }
    throw error
  }
}

function shellOf(html: string, styleDigests: readonly string[], loader: string | undefined): PageShell {
  let start = ''
  let at = 0
  let script = ''
  let opening: string | undefined
  const leaveOut = (tag: Tag): void => {
    start += html.slice(at, tag.start)
    at = tag.end
  }
  for (const piece of scanMarkup(html)) {
    if (piece.kind === 'ending' && piece.name === 'head') {
      start += html.slice(at, piece.start)
      at = piece.start
    }
    if (piece.kind !== 'tag') continue
    if (piece.name === 'body') {
      opening = html.slice(at, piece.end)
      break
    }
    const isLoader = loader !== undefined && (piece.attributes.get('src') ?? '').startsWith(loader)
    if (isLoader) script = sourceOf(html, piece)
    if (isLoader || isOfPage(piece)) leaveOut(piece)
  }
  if (opening === undefined) throw new RefusedPage('markup', 'a page without a body')
  const first = compressPart(start)
  const commonParts = createCommonParts()
  const blocking = script.replace(/ async(?:="[^"]*")?/, '')
  /** What follows the head of a page’s own. */
  const rest = (body: string): string => {
    const island = script === '' ? -1 : firstAwaited(body)
    const written =
      island === -1
        ? `${script}${opening}${body}`
        : `${opening}${body.slice(0, island)}${blocking}${body.slice(island)}`
    return `${written}</body></html>`
  }
  return {
    styleDigests,
    identity: ({ head, body }) => plainOf([first, head, rest(body)]),
    gzip: ({ head, body }, path) => {
      const own = rest(body)
      return gzipOf([first, head, ...(path === undefined ? [own] : commonParts(path, own))])
    },
  }
}

function isOfPage({ name, attributes }: Tag): boolean {
  const is = (attribute: string): string => attributes.get(attribute) ?? ''
  if (name === 'title') return true
  if (name === 'meta') return namesOfPage.test(is('name')) || namesOfPage.test(is('property'))
  if (name === 'script') return is('type') === 'application/ld+json'
  if (name !== 'link') return false
  // A picture that is fetched early is one of that page, and so are its translations.
  return linksOfPage.has(is('rel')) || is('as') === 'image' || attributes.has('hreflang')
}

const islandTag = '<he-island '

/** Where the first island begins that needs its script before anything is done with it. Of the others it is said last. */
function firstAwaited(body: string): number {
  for (let at = body.indexOf(islandTag); at !== -1; at = body.indexOf(islandTag, at + 1))
    if (!body.slice(at, body.indexOf('>', at)).endsWith(' data-plain=""')) return at
  return -1
}
