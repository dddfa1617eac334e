import { finish, type FinishOptions } from '../finish/finish.ts'
import { type Refusal, RefusedPage } from '../finish/refusal.ts'
import { scanMarkup, sourceOf, type Tag } from '../finish/scan-markup.ts'
import { createCompressedStart } from './compressed-start.ts'

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
  /** The same, compressed: what is the same in all pages was compressed once. */
  gzip: (page: OwnMarkup) => Buffer
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
  const compressed = createCompressedStart(Buffer.from(start))
  const blocking = script.replace(/ async(?:="[^"]*")?/, '')
  const rest = ({ head, body }: OwnMarkup): Buffer => {
    const island = script === '' ? -1 : firstAwaited(body)
    const written =
      island === -1
        ? `${head}${script}${opening}${body}`
        : `${head}${opening}${body.slice(0, island)}${blocking}${body.slice(island)}`
    return Buffer.from(`${written}</body></html>`)
  }
  return {
    styleDigests,
    identity: (page) => compressed.plain(rest(page)),
    gzip: (page) => compressed.gzip(rest(page)),
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

/** Where the first island begins that needs its script before anything is done with it. */
function firstAwaited(body: string): number {
  for (const { 0: tag, index } of body.matchAll(/<he-island [^>]*>/g))
    if (!/ data-plain[ =>]/.test(tag.replaceAll(/="[^"]*"/g, '=""'))) return index
  return -1
}
