/**
 * What Google Docs and Word put on the clipboard, as the editor reads it.
 *
 * Docs wraps everything in a `b` that is not bold and puts paragraphs into list items.
 * Word writes list items as paragraphs that carry `mso-list`, their bullets as text.
 *
 * @module
 */

import { DOMParser } from 'prosemirror-model'
import { textAt } from '../../../../src/json/json.ts'
import type { JsonObject } from '../../../../src/json/json.ts'
import { tableOf } from '../table/table.ts'
import type { PastedTable } from '../table/table-home.ts'
import { withoutForeign } from './foreign.ts'
import { schema } from '../../text/schema.ts'
import { toWire } from '../../text/to-wire.ts'
import type { WireBlock } from '../../text/wire.ts'

const blocks = 'p, div, h1, h2, h3, h4, h5, h6, pre, blockquote'
/** Bullets of lists and page breaks: Word and Docs write them as content. */
const noise =
  '[style*="mso-list:Ignore" i], [style*="mso-list: Ignore" i], .EOP, .Apple-interchange-newline, br[clear], br[style*="page-break"]'
const bullet = /^[\s·•▪◦‣■□§]*[·•▪◦‣■□§]\s+/u

/** HTML that says the same in the flat blocks of a rich text, its tables, and in words what had to be left out. */
export function tidied(html: string): { html: string; tables: PastedTable[]; remarks: string[] } {
  const page = new globalThis.DOMParser().parseFromString(html, 'text/html')
  const { body } = page
  const all = (selector: string): HTMLElement[] => [...body.querySelectorAll<HTMLElement>(selector)]
  const remarks = withoutForeign(body)
  const isNested = all(':is(ul, ol) :is(ul, ol)').length > 0 || all('p[style*="mso-list" i]').some(isDeep)
  const isNumbered = new Set(all('p[style*="mso-list" i]').filter(hasNumber))

  for (const element of all(noise)) element.remove()
  for (const link of all('a[href*="google.com/url?"]')) {
    link.setAttribute('href', new URL(link.getAttribute('href') ?? '').searchParams.get('q') ?? '')
  }
  for (const title of all('p.MsoTitle')) rename(title, ['h1'])
  for (const paragraph of all('p')) {
    if (isNumbered.has(paragraph)) rename(paragraph, ['ol', 'li'])
    else if (/mso-list/i.test(paragraph.getAttribute('style') ?? '')) rename(paragraph, ['ul', 'li'])
    else if (bullet.test(paragraph.textContent)) {
      cutBeginning(paragraph, bullet.exec(paragraph.textContent)?.[0].length ?? 0)
      rename(paragraph, ['ul', 'li'])
    }
  }
  const pasted = all('table').map((table) => {
    const kept = tableFrom(table as HTMLTableElement)
    const lines = rowsOf(table as HTMLTableElement)
    table.replaceWith(...lines)
    return { table: kept, lines }
  })
  for (const list of all(':is(ul, ol):not(:is(ul, ol) *)')) list.replaceWith(...itemsOf(list))
  // Once for each parent: a paragraph may have thousands of lines.
  const withBlocks = new Set(all(`${blocks}, ul, ol`).map(({ parentElement }) => parentElement))
  for (const block of all(`${blocks}, br`)) {
    const stands = !block.matches('br') || withBlocks.has(block.parentElement)
    if (stands && block.textContent.trim() === '' && !block.querySelector(blocks)) block.remove()
  }
  return {
    html: body.innerHTML,
    tables: pasted.map(({ table, lines }) => ({ table, lines: lines.map(textAsRead) })),
    remarks: [...remarks, ...(isNested ? ['Lists within lists became one list: a text has one level.'] : [])],
  }
}

function isDeep(paragraph: Element): boolean {
  return /level[2-9]/.test(paragraph.getAttribute('style') ?? '')
}

function hasNumber(paragraph: Element): boolean {
  return /^\s*\(?[\p{L}\p{N}]{1,5}[.)]/u.test(paragraph.querySelector(noise)?.textContent ?? '')
}

/** Puts the content of an element into others, the first outermost. */
function rename(element: Element, names: readonly string[]): void {
  const made = names.map((name) => element.ownerDocument.createElement(name))
  for (const [index, inner] of made.entries()) made[index - 1]?.append(inner)
  made.at(-1)?.append(...element.childNodes)
  if (made[0]) element.replaceWith(made[0])
}

function cutBeginning(element: Element, length: number): void {
  const texts = element.ownerDocument.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  let left = length
  while (left > 0 && texts.nextNode()) {
    const text = texts.currentNode as Text
    const cut = Math.min(left, text.length)
    text.deleteData(0, cut)
    left -= cut
  }
}

/** A table as a field for tables holds it. */
function tableFrom(table: HTMLTableElement): JsonObject {
  const rows = [...table.rows].map((row) => ({
    row: {
      key: crypto.randomUUID(),
      cells: [...row.cells].map((cell) => ({
        key: crypto.randomUUID(),
        type: 'data',
        content: textOf(cell),
      })),
    },
    isHead:
      row.parentElement?.localName === 'thead' || [...row.cells].every(({ localName }) => localName === 'th'),
  }))
  return tableOf(rows) ?? {}
}

function textOf(element: Element): WireBlock[] {
  return toWire(DOMParser.fromSchema(schema).parse(element))
}

function textAsRead(element: Element): string {
  return textOf(element)
    .map((block) => textAt(block, 'text') ?? '')
    .join('')
}

function rowsOf(table: HTMLTableElement): Element[] {
  return [...table.rows].map((row) => {
    const line = table.ownerDocument.createElement('p')
    for (const [index, cell] of [...row.cells].entries())
      line.append(index > 0 ? ' | ' : '', ...inlineOf(cell, ' '))
    return line
  })
}

/** Every item of a list and of the lists within it, each in a list of its own. */
function itemsOf(list: Element): Element[] {
  return [...list.children].flatMap((child) => {
    if (child.matches('ul, ol')) return itemsOf(child)
    const within = [...child.querySelectorAll(':is(ul, ol)')].filter(
      (one) => one.parentElement?.closest('ul, ol') === list,
    )
    for (const one of within) one.remove()
    const own = list.ownerDocument.createElement(list.localName)
    const item = own.appendChild(list.ownerDocument.createElement('li'))
    item.append(...inlineOf(child, list.ownerDocument.createElement('br')))
    return [...(item.textContent.trim() === '' ? [] : [own]), ...within.flatMap(itemsOf)]
  })
}

/** The content of an element without blocks; what stands between two is kept apart. */
function inlineOf(element: Element, between: Node | string): (Node | string)[] {
  for (const block of element.querySelectorAll(blocks)) {
    const isFirst = block.previousSibling === null || block.previousSibling.textContent?.trim() === ''
    const apart = isFirst || typeof between === 'string' ? between : between.cloneNode()
    block.replaceWith(...(isFirst ? [] : [apart]), ...block.childNodes)
  }
  return [...element.childNodes]
}
