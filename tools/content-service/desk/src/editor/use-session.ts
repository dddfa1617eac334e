import { useEffect, useSyncExternalStore } from 'react'
import type { DraftSession, DraftState } from '../draft/draft-session.ts'

/** How the work on a document stands. */
export function useDraftState(session: DraftSession): DraftState {
  return useSyncExternalStore(session.subscribe, session.state)
}

/** Saves when the page is hidden, and asks before it is closed with something unsaved in it. */
export function useLeaveGuard(session: DraftSession): void {
  useEffect(() => {
    const onHide = (): void => {
      if (document.visibilityState !== 'hidden') return
      takeInTyped()
      void session.save(true)
    }
    const onLeave = (event: BeforeUnloadEvent): void => {
      takeInTyped()
      if (session.state().status === 'saved' || session.state().status === 'gone') return
      void session.save(true)
      event.preventDefault()
    }
    document.addEventListener('visibilitychange', onHide)
    addEventListener('beforeunload', onLeave)
    return () => {
      document.removeEventListener('visibilitychange', onHide)
      removeEventListener('beforeunload', onLeave)
    }
  }, [session])
}

/** A page that goes away takes no focus from its field: what a field takes in then, such as a tag, it takes in now. */
function takeInTyped(): void {
  document.activeElement?.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
}

interface EditorKeys {
  onSave: () => void
  onUndo: () => void
  onRedo: () => void
  onPreview: () => void
  onNextRemark: () => void
}

/** The keys of the editor. Within a text, undoing belongs to the text. */
export function useEditorKeys(keys: EditorKeys): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const act = actionOf(event, keys)
      if (!act) return
      event.preventDefault()
      act()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  })
}

function actionOf(event: KeyboardEvent, keys: EditorKeys): (() => void) | undefined {
  const isCommand = event.ctrlKey || event.metaKey
  const key = event.key.toLowerCase()
  if (isCommand && key === 's') return keys.onSave
  if (isCommand && key === 'z' && !isInText(event.target)) return event.shiftKey ? keys.onRedo : keys.onUndo
  if (event.altKey && !isCommand && event.code === 'KeyP') return keys.onPreview
  if (event.altKey && !isCommand && event.code === 'KeyN') return keys.onNextRemark
  return undefined
}

function isInText(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable ||
      target.matches('textarea, input:not([type=checkbox], [type=radio], [type=range], [type=color])'))
  )
}
