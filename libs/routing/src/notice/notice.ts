import { isFormInUse } from '../form-text/form-text.ts'

/** What to say at the edge of the page, and what the visitor may do about it. */
export interface Notice {
  text: string
  action: string
  run: () => void
  /** Name of the button that takes the notice away. */
  dismiss: string
}

/**
 * Shows a notice that screen readers speak politely and nothing has to wait for.
 * It takes no focus. One at a time: a later one takes its place.
 *
 * The site styles `.routing-notice`.
 *
 * @returns Takes it away.
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
 * Waits until nobody is filling a form.
 *
 * @returns Takes it back.
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
