import { useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import { messageOf } from '../api/api-failure.ts'
import { createListeners } from '../api/listeners.ts'
import { IconButton } from './button.tsx'
import './notices.css'

/** Something that has happened, said once. */
interface Notice {
  id: number
  text: string
  isBad: boolean
  action: { label: string; run: () => void } | undefined
}

const lifetimeMs = 8_000
const gapPx = 8
/** What sticks to the top of the editor. */
const headPx = 120
let notices: readonly Notice[] = []
let count = 0
const { tell, subscribe } = createListeners()

function change(next: readonly Notice[]): void {
  notices = next
  tell()
}

/**
 * Tells the editor that something has happened. Failures stay until they are closed.
 *
 * @returns Takes it back, for what is no longer so.
 */
export function notify(
  text: string,
  { isBad = false, action }: { isBad?: boolean; action?: { label: string; run: () => void } } = {},
): () => void {
  const id = ++count
  change([...notices.filter((one) => one.text !== text).slice(-2), { id, text, isBad, action }])
  if (!isBad) setTimeout(() => drop(id), action ? lifetimeMs * 2 : lifetimeMs)
  return () => drop(id)
}

/** Does something. When that fails, the editor is told why. @returns Whether it was done. */
export async function attempt(what: () => unknown): Promise<boolean> {
  try {
    await what()
    return true
  } catch (error) {
    notify(messageOf(error), { isBad: true })
    return false
  }
}

/** Copies a text, and says so. Where the browser does not let it, the text is shown instead. */
export async function copy(text: string, said: string, shown: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    notify(said)
  } catch {
    notify(shown, { isBad: true })
  }
}

function drop(id: number): void {
  if (notices.some((one) => one.id === id)) change(notices.filter((one) => one.id !== id))
}

/** Where notices appear. They are read out, and take no focus. */
export function Notices() {
  const shown = useSyncExternalStore(subscribe, () => notices)
  const root = useRef<HTMLDivElement>(null)
  // On a narrow screen they lie over the form: the field that has the focus comes out from under them.
  useLayoutEffect(() => {
    const box = root.current?.getBoundingClientRect()
    const held = document.activeElement?.getBoundingClientRect()
    if (shown.length === 0 || !box || !held || held.right < box.left) return
    scrollBy(0, Math.max(0, Math.min(held.bottom + gapPx - box.top, held.top - headPx)))
  }, [shown])
  return (
    <div className="notices" role="status" aria-live="polite" ref={root}>
      {shown.map(({ id, text, isBad, action }) => (
        <div key={id} className={`notice ${isBad ? 'is-bad' : ''}`}>
          <p className="fill">{text}</p>
          {action && (
            <button
              type="button"
              className="notice-action"
              onClick={() => {
                action.run()
                drop(id)
              }}
            >
              {action.label}
            </button>
          )}
          <IconButton icon="close" label="Close this message" onClick={() => drop(id)} />
        </div>
      ))}
    </div>
  )
}
