import { useId, useLayoutEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import { Button, IconButton } from './button.tsx'
import './dialog.css'

interface DialogProps {
  title: string
  /** Left out, the window stays until one of its buttons closes it. */
  onClose?: (() => void) | undefined
  children: ReactNode
  /** Buttons below. */
  actions?: ReactNode
  width?: 'narrow' | 'wide' | 'whole'
}

/** A window over the page. Focus stays in it, and goes back to where it was. */
export function Dialog({ title, onClose, children, actions, width = 'narrow' }: DialogProps) {
  const box = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  // Before the next frame, so that the code that closed it may then put the focus elsewhere.
  useLayoutEffect(() => {
    const element = box.current
    const before = document.activeElement
    if (element && !element.open) element.showModal()
    // What there is to fill in comes before the button that closes the window.
    element?.querySelector<HTMLElement>('.dialog-body :is(input, textarea):not(:disabled, [hidden])')?.focus()
    return () => {
      element?.close()
      if (!(before instanceof HTMLElement)) return
      if (before.isConnected) before.focus()
      // What was chosen may put another control in its place, in this same step and after this line.
      queueMicrotask(() => {
        if (before.isConnected || document.activeElement !== document.body) return
        document.getElementById(before.id)?.focus()
      })
    }
  }, [])

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- a click beside the window closes it; the keyboard has Escape and the button
    <dialog
      ref={box}
      className={`dialog dialog-${width}`}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault()
        onClose?.()
      }}
      onClick={(event) => {
        if (event.target === box.current) onClose?.()
      }}
    >
      <div className="dialog-frame">
        <header className="dialog-head">
          <h2 id={titleId}>{title}</h2>
          {onClose && <IconButton icon="close" label="Close" onClick={onClose} />}
        </header>
        <div className="dialog-body">{children}</div>
        {actions && <footer className="dialog-foot">{actions}</footer>}
      </div>
    </dialog>
  )
}

interface ConfirmProps {
  title: string
  /** What the button says: a verb. */
  action: string
  isDangerous?: boolean
  isBusy?: boolean
  onConfirm: () => void
  onClose: () => void
  children: ReactNode
}

/** Asks before something that cannot simply be undone. */
export function Confirm({ title, action, isDangerous, isBusy, onConfirm, onClose, children }: ConfirmProps) {
  return (
    <Dialog
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button look={isDangerous ? 'danger' : 'main'} disabled={isBusy} onClick={onConfirm}>
            {action}
          </Button>
        </>
      }
    >
      <div className="stack">{children}</div>
    </Dialog>
  )
}
