import { TextSelection } from 'prosemirror-state'
import type { EditorView } from 'prosemirror-view'

/**
 * Takes over the selection as it stands in the page.
 *
 * Browsers tell of a selection in a task of its own, so a key pressed at once
 * would act on the selection before.
 */
export function readSelection(view: EditorView): void {
  const { state } = view
  const { anchorNode, anchorOffset, focusNode, focusOffset } = view.dom.ownerDocument.getSelection() ?? {}
  if (!(state.selection instanceof TextSelection) || view.composing) return
  if (!anchorNode || !focusNode || !view.dom.contains(anchorNode) || !view.dom.contains(focusNode)) return
  const anchor = state.doc.resolve(view.posAtDOM(anchorNode, anchorOffset ?? 0))
  const head = state.doc.resolve(view.posAtDOM(focusNode, focusOffset ?? 0))
  const selection = TextSelection.between(anchor, head)
  if (!selection.eq(state.selection)) view.dispatch(state.tr.setSelection(selection))
}
