/**
 * The editor's document: flat, as a rich text is on the wire.
 *
 * One block there is one node here, lists included, so that neither side has
 * anything the other cannot say. What is not known is carried along unseen.
 *
 * @module
 */
import { Schema } from 'prosemirror-model'
import type { DOMOutputSpec, MarkSpec, NodeSpec, TagParseRule } from 'prosemirror-model'
import { textBlocks } from './wire.ts'

const tags: Readonly<
  Record<string, { rules: TagParseRule[]; dom: (content: DOMOutputSpec | 0) => DOMOutputSpec }>
> = {
  paragraph: { rules: [{ tag: 'p' }], dom: () => ['p', 0] },
  preformatted: { rules: [{ tag: 'pre', preserveWhitespace: 'full' }], dom: () => ['pre', 0] },
  'list-item': {
    rules: [{ tag: 'ul > li' }, { tag: 'li' }],
    dom: () => ['ul', ['li', 0]],
  },
  'o-list-item': { rules: [{ tag: 'ol > li', priority: 60 }], dom: () => ['ol', ['li', 0]] },
}

function headingSpec(type: string): (typeof tags)[string] {
  const tag = `h${type.slice(-1)}`
  return { rules: [{ tag }], dom: () => [tag, 0] }
}

function textBlockSpec(type: string): NodeSpec {
  const { rules, dom } = tags[type] ?? headingSpec(type)
  return {
    group: 'block',
    content: 'inline*',
    attrs: { direction: { default: null }, rest: { default: null } },
    defining: type !== 'paragraph',
    ...(type === 'preformatted' ? { code: true, whitespace: 'pre' as const } : {}),
    parseDOM: rules.map((rule) => ({
      ...rule,
      getAttrs: (element) => ({ direction: element.getAttribute('dir') === 'rtl' ? 'rtl' : null }),
    })),
    toDOM: (node) => {
      const [tag, content] = dom(0) as [string, DOMOutputSpec | 0]
      const { direction } = node.attrs as { direction: string | null }
      return [tag, { 'data-type': type, ...(direction ? { dir: direction } : {}) }, content]
    },
  }
}

/** A block without text. Its whole value travels with it. */
function solidSpec(type: string): NodeSpec {
  return {
    group: 'block',
    atom: true,
    draggable: true,
    selectable: true,
    attrs: { value: {} },
    toDOM: () => ['figure', { 'data-type': type }],
    parseDOM: [],
  }
}

/** `key` tells apart spans that touch or overlap and are otherwise alike. */
function markSpec(attributes: readonly string[], rest: Partial<MarkSpec>): MarkSpec {
  const attrs = Object.fromEntries(attributes.map((name) => [name, {}]))
  return { attrs: { ...attrs, key: { default: 0 } }, excludes: '', ...rest }
}

/** Every block and span there can be. What a field allows is up to its commands. */
export const schema = new Schema({
  nodes: {
    doc: { content: 'block+' },
    ...Object.fromEntries(Object.keys(textBlocks).map((type) => [type, textBlockSpec(type)])),
    image: solidSpec('image'),
    embed: solidSpec('embed'),
    other: solidSpec('other'),
    text: { group: 'inline' },
    break: {
      group: 'inline',
      inline: true,
      selectable: false,
      linebreakReplacement: true,
      leafText: () => '\n',
      parseDOM: [{ tag: 'br' }],
      toDOM: () => ['br'],
    },
  },
  marks: {
    hyperlink: markSpec(['data'], {
      inclusive: false,
      toDOM: (mark) => {
        const { data } = mark.attrs as { data: { url?: string; id?: string } }
        return ['a', { href: data.url ?? `#${data.id ?? ''}`, title: data.url ?? 'Link to a document' }, 0]
      },
      parseDOM: [
        {
          tag: 'a[href]',
          getAttrs: (element) => {
            const url = element.getAttribute('href') ?? ''
            return /^(https?:|mailto:|tel:|\/)/.test(url) ? { data: { link_type: 'Web', url } } : false
          },
        },
      ],
    }),
    label: markSpec(['label'], {
      toDOM: (mark) => ['span', { class: 'label', title: String(mark.attrs['label']) }, 0],
    }),
    unknown: markSpec(['value'], { toDOM: () => ['span', { class: 'unknown' }, 0] }),
    strong: markSpec([], {
      toDOM: () => ['strong', 0],
      parseDOM: [
        { tag: 'strong' },
        { tag: 'b', getAttrs: (element) => element.style.fontWeight !== 'normal' && null },
        { style: 'font-weight', getAttrs: (value) => /^(bold(er)?|[6-9]\d\d)$/.test(value) && null },
      ],
    }),
    em: markSpec([], {
      toDOM: () => ['em', 0],
      parseDOM: [{ tag: 'em' }, { tag: 'i' }, { style: 'font-style=italic' }],
    }),
  },
})
