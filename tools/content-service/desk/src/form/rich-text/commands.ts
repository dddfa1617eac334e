import {
  baseKeymap,
  chainCommands,
  exitCode,
  newlineInCode,
  setBlockType,
  splitBlockAs,
  toggleMark,
} from 'prosemirror-commands'
import { redo, undo } from 'prosemirror-history'
import { InputRule, inputRules } from 'prosemirror-inputrules'
import type { Attrs, Mark, Node } from 'prosemirror-model'
import { NodeSelection } from 'prosemirror-state'
import type { Command, EditorState, Plugin } from 'prosemirror-state'
import { textAt } from '../../../../src/json/json.ts'
import type { JsonObject } from '../../../../src/json/json.ts'
import type { Allowed } from './allowed.ts'
import { schema } from '../../text/schema.ts'
import type { TextBlockType } from '../../text/wire.ts'
import { DeskFault } from '../../desk-fault.ts'

const listTypes = new Set(['list-item', 'o-list-item'])

/** Makes the blocks of the selection of a type; of the usual one when they are of it already. */
export function toggleBlock(type: TextBlockType, allowed: Allowed): Command {
  return (state, dispatch) => {
    const name = isBlock(state, type) ? allowed.first : type
    return setBlockType(nodeType(name), attrsOf(state.selection.$from.parent))(state, dispatch)
  }
}

/** Whether the selection is in a block of a type. */
export function isBlock(state: EditorState, type: string): boolean {
  return state.selection.$from.parent.type.name === type
}

/** Whether the selection, or what is typed next, is marked. */
export function hasMark(state: EditorState, name: 'strong' | 'em'): boolean {
  const { empty, $from, from, to } = state.selection
  const type = schema.marks[name]
  return empty
    ? type.isInSet(state.storedMarks ?? $from.marks()) !== undefined
    : state.doc.rangeHasMark(from, to, type)
}

/** Marks the selection, or takes the mark away. */
export function toggle(name: 'strong' | 'em'): Command {
  return toggleMark(schema.marks[name])
}

/** The link the selection is in or touches, with where it begins and ends. */
export function linkAt(state: EditorState): { data: JsonObject; from: number; to: number } | undefined {
  const { $from } = state.selection
  const type = schema.marks.hyperlink
  const mark = type.isInSet($from.marks()) ?? type.isInSet($from.nodeAfter?.marks ?? [])
  return mark && { data: (mark.attrs as { data: JsonObject }).data, ...extentOf(mark, state) }
}

/** Makes the selection a link, or the link it is in another. */
export function setLink(data: JsonObject): Command {
  return (state, dispatch) => {
    const type = schema.marks.hyperlink
    const { empty, from, to } = state.selection
    const known = linkAt(state)
    const range = empty ? known : { from, to }
    if (!range) {
      const text = textAt(data, 'text') ?? textAt(data, 'url') ?? 'link'
      dispatch?.(state.tr.replaceSelectionWith(schema.text(text, [type.create({ data })]), false))
      return true
    }
    dispatch?.(
      state.tr.removeMark(range.from, range.to, type).addMark(range.from, range.to, type.create({ data })),
    )
    return true
  }
}

/** Takes the link the selection is in away. The words stay. */
export const removeLink: Command = (state, dispatch) => {
  const known = linkAt(state)
  if (!known) return false
  dispatch?.(state.tr.removeMark(known.from, known.to, schema.marks.hyperlink))
  return true
}

/** Gives the selection a label, or takes it away. */
export function toggleLabel(label: string): Command {
  return (state, dispatch) => {
    const { from, to, empty } = state.selection
    if (empty) return false
    const type = schema.marks.label
    let isOn = false
    state.doc.nodesBetween(from, to, (node) => {
      isOn ||= node.marks.some((mark) => mark.type === type && mark.attrs['label'] === label)
    })
    const mark = type.create({ label })
    dispatch?.(isOn ? state.tr.removeMark(from, to, mark) : state.tr.addMark(from, to, mark))
    return true
  }
}

/** Puts a picture or an embed after the block the selection is in, or in the place of the one that is selected. */
export function putSolid(type: 'image' | 'embed', value: JsonObject): Command {
  return (state, dispatch) => {
    const node = nodeType(type).create({ value })
    const { selection, tr } = state
    if (selection instanceof NodeSelection) {
      dispatch?.(tr.replaceSelectionWith(node))
      return true
    }
    const { $to } = selection
    const isEmptyBlock = $to.parent.isTextblock && $to.parent.content.size === 0
    if (isEmptyBlock) tr.replaceWith($to.before(), $to.after(), node)
    else tr.insert($to.after(), node)
    dispatch?.(tr.scrollIntoView())
    return true
  }
}

/** Lets the block run the other way. */
export const toggleDirection: Command = (state, dispatch) => {
  const { $from } = state.selection
  if (!$from.parent.isTextblock) return false
  const direction = $from.parent.attrs['direction'] === 'rtl' ? null : 'rtl'
  dispatch?.(state.tr.setNodeAttribute($from.before(), 'direction', direction))
  return true
}

/** What the keyboard does in a field. `openLink` is for ⌘K, `toTools` for Alt+F10. */
export function keysFor(
  allowed: Allowed,
  openLink: () => void,
  toTools: () => void,
): Record<string, Command> {
  const keys: Record<string, Command> = {
    ...baseKeymap,
    'Mod-z': undo,
    'Mod-Shift-z': redo,
    'Mod-y': redo,
    'Shift-Enter': chainCommands(newlineInCode, insertBreak),
    'Mod-Enter': exitCode,
    'Alt-F10': () => {
      toTools()
      return true
    },
    Enter: chainCommands(
      () => allowed.isSingle,
      newlineInCode,
      leaveList(allowed),
      splitBlockAs((node, atEnd) => ({
        type: nodeType(atEnd && !listTypes.has(node.type.name) ? allowed.first : node.type.name),
        attrs: attrsOf(node),
      })),
      baseKeymap['Enter'] ?? (() => false),
    ),
    Backspace: chainCommands(becomeUsual(allowed), baseKeymap['Backspace'] ?? (() => false)),
  }
  if (allowed.marks.has('strong')) keys['Mod-b'] = toggle('strong')
  if (allowed.marks.has('em')) keys['Mod-i'] = toggle('em')
  if (allowed.marks.has('hyperlink')) {
    keys['Mod-k'] = () => {
      openLink()
      return true
    }
  }
  for (const [type, key] of blockKeys) {
    if (allowed.blocks.includes(type)) keys[key] = toggleBlock(type, allowed)
  }
  return keys
}

/** The keys that make a block of a type. */
export const blockKeys: ReadonlyMap<TextBlockType, string> = new Map([
  ['paragraph', 'Mod-Alt-0'],
  ['heading1', 'Mod-Alt-1'],
  ['heading2', 'Mod-Alt-2'],
  ['heading3', 'Mod-Alt-3'],
  ['heading4', 'Mod-Alt-4'],
  ['heading5', 'Mod-Alt-5'],
  ['heading6', 'Mod-Alt-6'],
  ['o-list-item', 'Mod-Shift-7'],
  ['list-item', 'Mod-Shift-8'],
])

const beginnings: readonly [TextBlockType, RegExp][] = [
  ['list-item', /^\s*[-*]\s$/],
  ['o-list-item', /^\s*1[.)]\s$/],
  ...([1, 2, 3, 4, 5, 6] as const).map((level): [TextBlockType, RegExp] => [
    `heading${level}`,
    new RegExp(`^#{${level}}\\s$`),
  ]),
]

/** `- `, `1. ` and `## ` at the beginning of a block make it a list or a heading. */
export function typedBeginnings(allowed: Allowed): Plugin {
  const rules = beginnings
    .filter(([type]) => allowed.blocks.includes(type))
    .map(
      ([type, pattern]) =>
        new InputRule(pattern, (state, _match, start, end) => {
          const { parent } = state.doc.resolve(start)
          if (parent.type.spec.code || parent.type.name === type) return null
          return state.tr.delete(start, end).setBlockType(start, start, nodeType(type), attrsOf(parent))
        }),
    )
  return inputRules({ rules })
}

const insertBreak: Command = (state, dispatch) => {
  if (!state.selection.$from.parent.isTextblock) return false
  dispatch?.(state.tr.replaceSelectionWith(nodeType('break').create()).scrollIntoView())
  return true
}

function leaveList(allowed: Allowed): Command {
  return (state, dispatch) => {
    const { $from, empty } = state.selection
    if (!empty || !listTypes.has($from.parent.type.name) || $from.parent.content.size > 0) return false
    return setBlockType(nodeType(allowed.first), attrsOf($from.parent))(state, dispatch)
  }
}

function becomeUsual(allowed: Allowed): Command {
  return (state, dispatch) => {
    const { $from, empty } = state.selection
    if (!empty || $from.parentOffset > 0 || $from.parent.type.name === allowed.first) return false
    return setBlockType(nodeType(allowed.first), attrsOf($from.parent))(state, dispatch)
  }
}

/** What a block keeps when it becomes another. */
function attrsOf(node: Node): Attrs {
  return { direction: node.attrs['direction'] as string | null }
}

function extentOf(mark: Mark, state: EditorState): { from: number; to: number } {
  const { $from } = state.selection
  const start = $from.start()
  const extent = { from: $from.pos, to: $from.pos }
  $from.parent.forEach((child, offset) => {
    if (!mark.isInSet(child.marks)) return
    const from = start + offset
    const to = from + child.nodeSize
    if (from <= extent.to && to >= extent.from) {
      extent.from = Math.min(extent.from, from)
      extent.to = Math.max(extent.to, to)
    }
  })
  return extent
}

function nodeType(name: string) {
  const type = schema.nodes[name]
  if (!type) throw new DeskFault(`The editor has no block "${name}".`)
  return type
}
