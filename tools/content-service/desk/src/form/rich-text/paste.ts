import { Fragment, Slice } from 'prosemirror-model'
import type { Node } from 'prosemirror-model'
import type { Allowed } from './allowed.ts'
import { schema } from '../../text/schema.ts'
import { isTextBlockType, textBlocks } from '../../text/wire.ts'
import type { TextBlockType } from '../../text/wire.ts'

/** What is pasted, reduced to what the field allows. Words are never dropped. */
export function fitted(slice: Slice, allowed: Allowed): Slice {
  if (allowed.isSingle) return new Slice(Fragment.from(oneLine(slice.content, allowed)), 0, 0)
  return new Slice(fittedFragment(slice.content, allowed), slice.openStart, slice.openEnd)
}

/** What is said of what this text takes none of: blocks become its usual one, looks are lost, the rest is left out. */
export function missedBy({ content }: Slice, allowed: Allowed): string[] {
  const pasted = new Set<string>()
  let lines = 0
  content.descendants((node) => {
    pasted.add(node.type.name)
    if (node.isTextblock) lines++
    for (const mark of node.marks) if (!isMarkAllowed(mark, allowed)) pasted.add(`no ${mark.type.name}`)
  })
  const blocks = [
    ['heading', 'headings'],
    ['list-item', 'lists'],
  ].flatMap(([family = '', words = '']) => {
    const isMissed = [...pasted].some((name) => name.includes(family))
    const isKept = allowed.isSingle || allowed.blocks.some((type) => type.includes(family))
    return isMissed && !isKept ? [`This text takes no ${words}: they became plain lines.`] : []
  })
  const rest: [boolean, string][] = [
    [allowed.isSingle && lines > 1, 'This text is one line: several became one.'],
    [pasted.has('no hyperlink'), 'This text takes no links: their words stayed, and their addresses went.'],
    [pasted.has('no strong'), 'This text takes no bold words: they are plain now.'],
    [pasted.has('no em'), 'This text takes no italic words: they are plain now.'],
    [pasted.has('no label'), 'Labels that this text does not take were left out.'],
    [pasted.has('image') && !allowed.hasImages, 'This text takes no pictures: they were left out.'],
    [pasted.has('embed') && !allowed.hasEmbeds, 'This text takes no embeds: they were left out.'],
  ]
  return [...blocks, ...rest.flatMap(([isLost, words]) => (isLost ? [words] : []))]
}

function fittedFragment(fragment: Fragment, allowed: Allowed): Fragment {
  return Fragment.from(fragment.content.flatMap((node) => fittedNode(node, allowed)))
}

function fittedNode(node: Node, allowed: Allowed): Node[] {
  const { name } = node.type
  if (node.isInline) return [node.mark(node.marks.filter((mark) => isMarkAllowed(mark, allowed)))]
  if (name === 'image') return allowed.hasImages ? [node] : []
  if (name === 'embed') return allowed.hasEmbeds ? [node] : []
  if (!isTextBlockType(name)) return []
  const type = schema.nodes[nearest(name, allowed)]
  return type ? [type.create(node.attrs, fittedFragment(node.content, allowed))] : []
}

/** The block a field has in place of one it has not: another kind of list, the nearest heading, or the usual one. */
function nearest(name: TextBlockType, allowed: Allowed): TextBlockType {
  const rank = (type: TextBlockType): number => Object.keys(textBlocks).indexOf(type)
  const family = ['list-item', 'heading'].find((one) => name.includes(one)) ?? name
  const [best] = allowed.blocks
    .filter((type) => type.includes(family))
    .toSorted((a, b) => Math.abs(rank(a) - rank(name)) - Math.abs(rank(b) - rank(name)))
  return best ?? allowed.first
}

function oneLine(fragment: Fragment, allowed: Allowed): Node[] {
  const lines = fragment.content.map((node) => (node.isInline ? [node] : node.children))
  return lines.flatMap((line, index) => [
    ...(index > 0 && line.length > 0 ? [schema.text(' ')] : []),
    ...line.flatMap((node) => fittedNode(node, allowed)),
  ])
}

function isMarkAllowed(mark: Node['marks'][number], allowed: Allowed): boolean {
  const { name } = mark.type
  return name === 'label' ? allowed.labels.includes(String(mark.attrs['label'])) : allowed.marks.has(name)
}
