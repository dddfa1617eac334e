import { styleDigest } from '../headers/style-digest.ts'
import { beforeIslands, findIslands, isWithin } from './find-islands.ts'
import { errorDocument, marks, pictureStyle, useOfLink, useOfScript } from './framework-shapes.ts'
import { placeContent, type Placement, type Region } from './place-content.ts'
import { type Refusal, RefusedPage } from './refusal.ts'
import { scanMarkup, sourceOf, type Tag } from './scan-markup.ts'

/** The parts of pages that are the site's own and stay. */
export interface FinishOptions {
  /** Path prefixes of the site's own scripts, which stay. Default: none do. */
  ownScripts?: readonly string[] | undefined
  /**
   * Path prefix of the own script that starts islands. Where a page has islands, it is moved before the first of them and
   * becomes blocking: no event of an island is missed, and what stands above it does not wait. On other pages, and where
   * all islands are plain, it stays where it is, `async`. Default: none.
   */
  loader?: string | undefined
  /** The text of a style sheet to write into the page in place of a link, by its URL. Default: links stay. */
  inlineStyles?: ((href: string) => string | undefined) | undefined
  /** URLs of the fonts to ask for before a style sheet, which would ask for them later, by its URL. Default: none. */
  fontsOf?: ((href: string) => readonly string[]) | undefined
}

/** A page that needs no script of the framework, or why it was left unchanged. */
export type FinishOutcome =
  | {
      finished: string
      /** Names of its islands, each once. */
      islands: string[]
      /** Digests of the style sheets in the page, in the form for a policy: `'sha256-…'`. */
      styleDigests: string[]
    }
  | { untouched: Refusal }

/**
 * Removes from a page what only the framework's scripts need: the scripts, their preloads, and the second copy of the
 * content. Moves streamed content to its place.
 *
 * The visible content stays the same. A page with anything unknown in it is left unchanged.
 *
 * @example
 * ```ts
 * const outcome = finish(html, { ownScripts: ['/builds/'] })
 * if ('finished' in outcome) store(outcome.finished)
 * ```
 */
export function finish(html: string, options: FinishOptions = {}): FinishOutcome {
  try {
    return finishWhole(html, options)
  } catch (error) {
    if (error instanceof RefusedPage) return { untouched: error.refusal }
    throw error
  }
}

function finishWhole(
  html: string,
  { ownScripts = [], loader, inlineStyles, fontsOf }: FinishOptions,
): FinishOutcome {
  const pieces = scanMarkup(html)
  const islands = findIslands(html, pieces)
  const edits: Edit[] = []
  const placements: Placement[] = []
  const styleDigests = new Set<string>()
  const loaders: string[] = []
  const isAwaited = islands.some(({ isPlain }) => !isPlain)

  for (const piece of pieces) {
    if (piece.kind === 'comment') {
      if (marks.removable.has(piece.text) && !isWithin(islands, piece)) edits.push({ ...piece, text: '' })
    } else if (piece.kind === 'tag') {
      checkAttributes(html, piece, isWithin(islands, piece))
      if (piece.name === 'script')
        finishScript(html, piece, {
          ownScripts,
          loader: isAwaited ? loader : undefined,
          edits,
          placements,
          loaders,
        })
      else if (piece.name === 'link') finishLink(piece, { inlineStyles, fontsOf, edits, styleDigests })
      else if (piece.name === 'style') styleDigests.add(styleDigest(contentOf(html, piece)))
      else if (piece.name === 'html')
        edits.push({ start: piece.end - 1, end: piece.end, text: ' data-finished>' })
      if (piece.attributes.get('style') === pictureStyle) edits.push(withoutAttribute(html, piece, 'style'))
    }
  }
  return {
    finished: beforeIslands(placeContent(html, { pieces, placements, edits }), loaders.join('')),
    islands: [...new Set(islands.map(({ name }) => name))],
    styleDigests: [...styleDigests],
  }
}

/** A replacement for a part of the page. */
export interface Edit extends Region {
  text: string
}

function checkAttributes(html: string, tag: Tag, isInIsland: boolean): void {
  if (tag.name === 'html' && tag.attributes.get('id') === errorDocument)
    throw new RefusedPage('browser-only-content', sourceOf(html, tag))
  for (const [name, value] of tag.attributes) {
    // A form whose action is a function works only in an island, which holds submits back until it has started.
    if (!isInIsland && value.startsWith('javascript:'))
      throw new RefusedPage('browser-only-content', sourceOf(html, tag))
    if (name.startsWith('on')) throw new RefusedPage('inline-handler', sourceOf(html, tag))
    if (name === 'style' && value !== pictureStyle)
      throw new RefusedPage('style-attribute', sourceOf(html, tag))
  }
}

function finishScript(
  html: string,
  tag: Tag,
  {
    ownScripts,
    loader,
    edits,
    placements,
    loaders,
  }: {
    ownScripts: readonly string[]
    loader: string | undefined
    edits: Edit[]
    placements: Placement[]
    loaders: string[]
  },
): void {
  const script = useOfScript(tag, contentOf(html, tag))
  if (script.use === 'data') return
  if (script.use === 'file') {
    if (!ownScripts.some((own) => script.src.startsWith(own)))
      throw new RefusedPage('foreign-script', sourceOf(html, tag))
    if (loader !== undefined && script.src.startsWith(loader)) {
      loaders.push(blocking(html, tag))
      edits.push({ start: tag.start, end: tag.end, text: '' })
    }
    return
  }
  if (script.use === 'unknown') throw new RefusedPage('unknown-script', sourceOf(html, tag))
  if (script.use === 'placing') placements.push(script)
  edits.push({ start: tag.start, end: tag.end, text: '' })
}

function finishLink(
  tag: Tag,
  {
    inlineStyles,
    fontsOf,
    edits,
    styleDigests,
  }: Pick<FinishOptions, 'inlineStyles' | 'fontsOf'> & { edits: Edit[]; styleDigests: Set<string> },
): void {
  const use = useOfLink(tag)
  // A preload of a foreign script that the framework would have run. Nothing would run it on a finished page.
  if (use === 'foreign script')
    throw new RefusedPage('foreign-script', `<link href="${tag.attributes.get('href')}">`)
  if (use === 'framework') edits.push({ start: tag.start, end: tag.end, text: '' })
  if (tag.attributes.get('rel') !== 'stylesheet') return
  const href = tag.attributes.get('href') ?? ''
  const preloads = (fontsOf?.(href) ?? []).map(preloadOf).join('')
  const css = tag.attributes.has('media') ? undefined : inlineStyles?.(href)
  if (css === undefined || css.includes('</')) {
    if (preloads !== '') edits.push({ start: tag.start, end: tag.start, text: preloads })
    return
  }
  styleDigests.add(styleDigest(css))
  edits.push({ start: tag.start, end: tag.end, text: `${preloads}<style>${css}</style>` })
}

/** Browsers ask for fonts without credentials, and use a preload that does as well (CSS Fonts 4, 4.8.2). */
function preloadOf(font: string): string {
  const url = font.replaceAll('&', '&amp;').replaceAll('"', '&quot;')
  return `<link rel="preload" as="font" type="font/woff2" crossorigin="" href="${url}"/>`
}

function blocking(html: string, tag: Tag): string {
  const { start, end } = withoutAttribute(html, tag, 'async')
  return html.slice(tag.start, start) + html.slice(end, tag.end)
}

function withoutAttribute(html: string, tag: Tag, name: string): Edit {
  const source = sourceOf(html, tag)
  const found = new RegExp(`[\\t\\n\\f\\r ]${name}(?:="[^"]*")?(?=[\\t\\n\\f\\r />])`).exec(source)
  // Not in the form React writes.
  if (!found) throw new RefusedPage('markup', source)
  return { start: tag.start + found.index, end: tag.start + found.index + found[0].length, text: '' }
}

function contentOf(html: string, { content }: Tag): string {
  return content ? html.slice(content.start, content.end) : ''
}
