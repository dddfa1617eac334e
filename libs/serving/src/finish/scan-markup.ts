/**
 * Splits a page into tags, comments and text, with their positions.
 *
 * Accepts only markup that every parser reads the same way (WHATWG HTML §13.2.5). Anything that browsers correct, such
 * as a stray `<` or a comment inside a script, is refused. React never writes such markup; a site's raw HTML may.
 *
 * @module
 */
import { RefusedPage } from './refusal.ts'

/** A tag or a comment. Text is what is between them. */
export type Piece = Tag | Ending | Comment

/** A start tag. For elements without markup inside (`script`, `title`, …) it extends to the end of the element. */
export interface Tag {
  kind: 'tag'
  name: string
  /** As in the source, character references not decoded. */
  attributes: ReadonlyMap<string, string>
  start: number
  end: number
  /** The range of the content, for elements without markup inside. */
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

/** The text of a piece. */
export function sourceOf(html: string, { start, end }: { start: number; end: number }): string {
  return html.slice(start, end)
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
/** In SVG and MathML the content of these is markup, or they behave differently. */
const foreign = new Set(['svg', 'math'])
/** Old and new parsers read its content differently. */
const menu = 'select'
const never = new Set(['plaintext', 'frameset'])

// The white space of HTML, which is less than that of a regular expression.
const tagName = /[a-z][^\t\n\f\r />\0<]*/iy
const attribute =
  /[\t\n\f\r ]+([^\t\n\f\r />=\0"'<]+)(?:[\t\n\f\r ]*=[\t\n\f\r ]*(?:"([^"\0]*)"|'([^'\0]*)'|([^\t\n\f\r "'<>=`\0]+)))?/y
const tagEnd = /[\t\n\f\r ]*(\/?)>/y

/** @throws {RefusedPage} Parsers disagree about something in it. */
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
    // Of two attributes with one name, the first counts.
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
  // `</scripty` does not end a script, but only an attacker writes it.
  if (isClosed || !found?.[1]) throw refused(html, tag.start)
  const content = { start: tag.end, end: found.index }
  const holds = (sign: string) => html.slice(content.start, content.end).includes(sign)
  // In SVG the content of a title is markup. Without a tag in it, both readings are the same.
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
