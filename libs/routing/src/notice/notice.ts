import { isFormInUse } from '../form-text/form-text.ts'

/** The text of a notice, and its action. */
interface Notice {
  text: string
  action: string
  run: () => void
  /** Label of the button that dismisses the notice. */
  dismiss: string
}

/**
 * Shows a notice in a polite live region. It does not take focus. One at a time: a later one replaces it.
 * The site styles `.routing-notice`.
 *
 * @returns A function that removes it.
 */
export function showNotice({ text, action, run, dismiss }: Notice): () => void {
  document.querySelector('.routing-notice')?.remove()
  const notice = Object.assign(document.createElement('div'), { className: 'routing-notice', role: 'status' })
  document.body.append(notice)
  const remove = () => notice.remove()
  const button = (textContent: string, onclick: () => void) =>
    Object.assign(document.createElement('button'), { textContent, onclick })
  // A region speaks of what comes into it, so it has to be there before.
  requestAnimationFrame(() => notice.append(text, button(action, run), button(dismiss, remove)))
  return remove
}

/**
 * Waits until no form is being filled in.
 *
 * @returns A function that cancels it.
 */
export function whenFormsAreIdle(run: () => void): () => void {
  const events = ['focusout', 'submit', 'reset']
  const look = () => {
    // When focus leaves a field it is nowhere for a moment.
    setTimeout(() => {
      if (waiting.signal.aborted || isFormInUse()) return
      stop()
      run()
    })
  }
  const waiting = new AbortController()
  const stop = () => waiting.abort()
  for (const event of events) document.addEventListener(event, look, waiting)
  look()
  return stop
}
