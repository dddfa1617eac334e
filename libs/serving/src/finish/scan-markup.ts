/**
 * Cuts a page into tags, comments and text, with their places in it.
 *
 * Only what every parser reads alike is accepted (WHATWG HTML §13.2.5): anything
 * that browsers mend, such as a stray `<` or a comment within a script, is refused.
 * What React writes never needs mending; raw HTML of a site's own may.
 *
 * @module
 */
import { RefusedPage } from './refusal.ts'

/** A piece of a page. Text is what lies between pieces. */
export type Piece = Tag | Ending | Comment

/** A start tag. One whose content is no markup (`script`, `title`, …) reaches to the end of its element. */
export interface Tag {
  kind: 'tag'
  name: string
  /** As in the source, references not decoded. */
  attributes: ReadonlyMap<string, string>
  start: number
  end: number
  /** Where its content is, for elements whose content is no markup. */
  content?: { start: number; end: number }
}

interface Ending {
  kind: 'ending'
  name: string
  start: number
  end: number
}

interface Comment {
  kind: 'comment'
  text: string
  start: number
  end: number
}

/** Elements whose content browsers do not read as markup. */
const raw = new Set([
  'script',
  'style',
  'title',
  'textarea',
  'xmp',
  'iframe',
  'noembed',
  'noframes',
  'noscript',
])
/** Inside drawings and formulas these are read as markup, or run otherwise. */
const foreign = new Set(['svg', 'math'])
/** Parsers of different age read what is in it differently. */
const menu = 'select'
const never = new Set(['plaintext', 'frameset'])

// The white space of HTML, which is less than that of a regular expression.
const tagName = /[a-z][^\t\n\f\r />\0<]*/iy
const attribute =
  /[\t\n\f\r ]+([^\t\n\f\r />=\0"'<]+)(?:[\t\n\f\r ]*=[\t\n\f\r ]*(?:"([^"\0]*)"|'([^'\0]*)'|([^\t\n\f\r "'<>=`\0]+)))?/y
const tagEnd = /[\t\n\f\r ]*(\/?)>/y

/** @throws {RefusedPage} Something parsers do not agree on. */
export function scanMarkup(html: string): Piece[] {
  if (html.includes('\0')) throw new RefusedPage('markup', 'a null character')
  const pieces: Piece[] = []
  const foreignOpen: string[] = []
  let isInMenu = false
  let at = 0
  for (;;) {
    const start = html.indexOf('<', at)
    if (start === -1) return pieces
    const piece = scanPiece(html, start, foreignOpen.length > 0)
    at = piece.end
    if (piece.kind === 'doctype') continue
    if (piece.kind !== 'comment' && foreign.has(piece.name)) noteForeign(html, piece, foreignOpen)
    if (piece.kind !== 'comment' && piece.name === menu) isInMenu = piece.kind === 'tag'
    if (isInMenu && piece.kind === 'tag' && piece.content) throw refused(html, start)
    pieces.push(piece)
  }
}

function noteForeign(html: string, piece: Tag | Ending, open: string[]): void {
  if (piece.kind === 'ending') {
    if (open.pop() !== piece.name) throw refused(html, piece.start)
  } else if (!html.startsWith('/>', piece.end - 2)) open.push(piece.name)
}

function scanPiece(
  html: string,
  start: number,
  isForeign: boolean,
): Piece | { kind: 'doctype'; end: number } {
  if (html.startsWith('<!--', start)) return scanComment(html, start)
  if (html.startsWith('</', start)) return scanEnding(html, start)
  if (/^<!doctype html>/i.test(html.slice(start, start + 15)) && html.slice(0, start).trim() === '')
    return { kind: 'doctype', end: start + 15 }
  return scanTag(html, start, isForeign)
}

function scanComment(html: string, start: number): Comment {
  const end = html.indexOf('-->', start + 4)
  const text = html.slice(start + 4, end)
  if (end === -1 || /^-?>|--!>|<!--|--!$|-$/.test(text)) throw refused(html, start)
  return { kind: 'comment', text, start, end: end + 3 }
}

function scanEnding(html: string, start: number): Ending {
  const name = match(tagName, html, start + 2)?.[0]
  if (name === undefined) throw refused(html, start)
  const end = match(tagEnd, html, start + 2 + name.length)
  if (!end || end[1]) throw refused(html, start)
  return { kind: 'ending', name: name.toLowerCase(), start, end: tagEnd.lastIndex }
}

function scanTag(html: string, start: number, isForeign: boolean): Tag {
  const name = match(tagName, html, start + 1)?.[0].toLowerCase()
  if (name === undefined || never.has(name)) throw refused(html, start)
  const attributes = new Map<string, string>()
  let at = start + 1 + name.length
  for (let found = match(attribute, html, at); found; found = match(attribute, html, at)) {
    const key = found[1]!.toLowerCase()
    // The first of two counts.
    if (!attributes.has(key)) attributes.set(key, found[2] ?? found[3] ?? found[4] ?? '')
    at = attribute.lastIndex
  }
  const closing = match(tagEnd, html, at)
  if (!closing) throw refused(html, start)
  const tag: Tag = { kind: 'tag', name, attributes, start, end: tagEnd.lastIndex }
  return raw.has(name) ? withContent(html, tag, { isForeign, isClosed: closing[1] === '/' }) : tag
}

function withContent(
  html: string,
  tag: Tag,
  { isForeign, isClosed }: { isForeign: boolean; isClosed: boolean },
): Tag {
  const ending = new RegExp(`</${tag.name}([\\t\\n\\f\\r ]*>)?`, 'gi')
  ending.lastIndex = tag.end
  const found = ending.exec(html)
  // `</scripty` ends nothing, but nobody who means well writes it.
  if (isClosed || !found?.[1]) throw refused(html, tag.start)
  const content = { start: tag.end, end: found.index }
  const holds = (sign: string) => html.slice(content.start, content.end).includes(sign)
  // In a drawing a title is markup: as long as it holds none, both readings agree.
  if (isForeign && (tag.name === 'script' || holds('<'))) throw refused(html, tag.start)
  if (tag.name === 'script' && holds('<!--')) throw refused(html, tag.start)
  return { ...tag, content, end: ending.lastIndex }
}

function match(pattern: RegExp, html: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at
  return pattern.exec(html)
}

function refused(html: string, at: number): RefusedPage {
  return new RefusedPage('markup', html.slice(at, at + 80))
}
