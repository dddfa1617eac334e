import { history } from 'prosemirror-history'
import { keymap } from 'prosemirror-keymap'
import { EditorState, Plugin, TextSelection } from 'prosemirror-state'
import { Decoration, DecorationSet, EditorView } from 'prosemirror-view'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Json } from '../../../../src/json/json.ts'
import { notify } from '../../elements/notices.tsx'
import type { PastedTable } from '../table/table-home.ts'
import type { Allowed } from './allowed.ts'
import { tidied } from './clipboard.ts'
import { keysFor, typedBeginnings } from './commands.ts'
import { fromWire } from '../../text/from-wire.ts'
import { fitted, missedBy } from './paste.ts'
import { readSelection } from './read-selection.ts'
import { solidViews } from './solid-views.ts'
import { stepsBetween } from '../../text/steps-between.ts'
import { toWire } from '../../text/to-wire.ts'
import type { WireBlock } from '../../text/wire.ts'

interface EditorOptions {
  value: Json | undefined
  allowed: Allowed
  attributes: Record<string, string>
  placeholder: string | undefined
  onChange: (blocks: WireBlock[]) => void
  onLink: () => void
  /** The focus is to go to the tools. */
  onTools: () => void
  /** Pictures that were pasted or dropped. */
  onFiles: (files: File[]) => void
  /** A table was pasted, and became lines. */
  onTable: (table: PastedTable) => void
}

/**
 * An editor in an element, and its state for the toolbar.
 *
 * The value counts when it comes from elsewhere, as after undoing or restoring;
 * what the editor itself said last is not put into it again.
 */
export function useEditor(options: EditorOptions) {
  const mount = useRef<HTMLDivElement>(null)
  const view = useRef<EditorView>(undefined)
  const latest = useRef(options)
  const said = useRef(options.value)
  const [state, setState] = useState<EditorState>()
  useEffect(() => {
    latest.current = options
  })

  // Before anyone sees the field without its text, or a new slice would give the focus to something else.
  useLayoutEffect(() => {
    if (!mount.current) return undefined
    const { allowed, value, attributes } = latest.current
    const editor = new EditorView(mount.current, {
      state: EditorState.create({
        doc: fromWire(value, allowed.first),
        plugins: [
          history(),
          typedBeginnings(allowed),
          keymap(
            keysFor(
              allowed,
              () => latest.current.onLink(),
              () => latest.current.onTools(),
            ),
          ),
          placeholderOf(() => latest.current.placeholder),
        ],
      }),
      attributes,
      nodeViews: solidViews,
      transformPasted(slice) {
        remark(missedBy(slice, allowed))
        return fitted(slice, allowed)
      },
      transformPastedHTML(html) {
        if (html.includes('data-pm-slice')) return html
        const pasted = tidied(html)
        remark(pasted.remarks)
        for (const table of pasted.tables) latest.current.onTable(table)
        return pasted.html
      },
      handleDOMEvents: {
        keydown(current, { ctrlKey, metaKey, altKey }) {
          if (ctrlKey || metaKey || altKey) readSelection(current)
        },
      },
      handlePaste: (_view, event) => takeFiles(event.clipboardData, event),
      handleDrop: (_view, event) => takeFiles(event.dataTransfer, event),
      dispatchTransaction(transaction) {
        const next = editor.state.apply(transaction)
        editor.updateState(next)
        setState(next)
        if (!transaction.docChanged || transaction.getMeta('from-outside')) return
        const blocks = toWire(next.doc)
        said.current = blocks
        latest.current.onChange(blocks)
      },
    })
    function takeFiles(data: DataTransfer | null, event: Event): boolean {
      const files = [...(data?.files ?? [])].filter((file) => file.type.startsWith('image/'))
      if (files.length === 0) return false
      // Word and spreadsheets add a picture of the text to the text.
      const html = new DOMParser().parseFromString(data?.getData('text/html') ?? '', 'text/html')
      if (html.body.textContent.trim() !== '') return false
      event.preventDefault()
      if (!allowed.hasImages) {
        notify('This text takes no pictures. Nothing was added.', { isBad: true })
        return true
      }
      latest.current.onFiles(files)
      return true
    }
    view.current = editor
    setState(editor.state)
    return () => editor.destroy()
  }, [])

  // With the change itself: a key that comes before would be of a text without it, and take it back.
  useLayoutEffect(() => {
    const editor = view.current
    if (!editor || saysTheSame(options.value, said.current)) return
    said.current = options.value
    const { doc, selection, tr } = editor.state
    const next = fromWire(options.value, options.allowed.first)
    const steps = stepsBetween(doc, next)
    if (steps) for (const step of steps) tr.step(step)
    else tr.replaceWith(0, doc.content.size, next.content)
    // Who is typing goes on where they are, before what came in there.
    if (selection instanceof TextSelection) {
      const [anchor, head] = [selection.anchor, selection.head].map((at) => tr.mapping.map(at, -1))
      tr.setSelection(TextSelection.between(tr.doc.resolve(anchor ?? 0), tr.doc.resolve(head ?? 0)))
    }
    editor.dispatch(tr.setMeta('from-outside', true).setMeta('addToHistory', false))
  }, [options.value, options.allowed.first])

  const attributes = JSON.stringify(options.attributes)
  useEffect(() => {
    view.current?.setProps({ attributes: JSON.parse(attributes) as Record<string, string> })
  }, [attributes])

  return { mount, view, state }
}

/** Says everything at once: each for itself would push the first out of sight. */
function remark(remarks: readonly string[]): void {
  if (remarks.length > 0) notify(remarks.join(' '), { isBad: true })
}

/** What the editor said itself usually comes back as it is, and is not compared word by word at each key. */
function saysTheSame(value: Json | undefined, said: Json | undefined): boolean {
  return value === said || JSON.stringify(value ?? []) === JSON.stringify(said ?? [])
}

/** Says what an empty field is for, and that a heading without words is none yet. */
function placeholderOf(text: () => string | undefined): Plugin {
  return new Plugin({
    props: {
      decorations({ doc }) {
        const words = doc.childCount === 1 ? text() : undefined
        const decorations: Decoration[] = []
        doc.forEach((node, offset) => {
          if (!node.isTextblock || node.content.size > 0) return
          const attributes = {
            ...(words ? { 'data-placeholder': words, class: 'is-empty' } : {}),
            ...(node.type.name.startsWith('heading') ? { role: 'presentation' } : {}),
          }
          decorations.push(Decoration.node(offset, offset + node.nodeSize, attributes))
        })
        return DecorationSet.create(doc, decorations)
      },
    },
  })
}
