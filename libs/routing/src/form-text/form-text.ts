/**
 * Keeps form input across a reload.
 *
 * Only input that differs from what the server sent is kept, in session storage, until the page has loaded
 * again. Secrets are not kept, nor what is marked `data-private`.
 *
 * @module
 */

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const key = 'routing:form-text'
const anyField = 'input:not([type=hidden]),textarea,select:not([multiple])'
const secretField =
  '[type=password],[type=file],[autocomplete^=cc-],[autocomplete=one-time-code],[data-private]'

/** Fields a visitor has typed into: what the server sent cannot tell, because components with a state of their own rewrite it. */
const typed = new WeakSet<EventTarget>()

/**
 * Whether the visitor is filling a form: the focus is in a field, or a field differs from what the server
 * sent.
 */
export function isFormInUse(): boolean {
  return fields().some((field) => field === document.activeElement || isChanged(field))
}

/** Keeps the input on this page. Does nothing when storage is full or blocked. */
export function keepFormText(): void {
  const kept = fields().map((field) =>
    isChanged(field) && !field.matches(secretField) ? stateOf(field) : null,
  )
  try {
    sessionStorage.setItem(key, JSON.stringify([location.pathname, kept]))
  } catch {}
}

/**
 * Puts back what was kept, once, into fields that still are as the server sent
 * them, and from then on notes what is typed. Call it when the page begins.
 *
 * Fields tell their listeners, so that components which keep a state of their own follow.
 */
export function restoreFormText(): void {
  addEventListener('input', ({ target }) => target && typed.add(target), true)
  try {
    const [path, kept] = JSON.parse(sessionStorage.getItem(key) ?? '') as [string, (string | null)[]]
    if (path !== location.pathname) return
    sessionStorage.removeItem(key)
    for (const [index, field] of fields().entries()) {
      const state = kept[index]
      if (state != null && !isChanged(field)) putBack(field, state)
    }
  } catch {}
}

function fields(): Field[] {
  return [...document.querySelectorAll<Field>(anyField)]
}

function isChanged(field: Field): boolean {
  return stateOf(field) !== initialOf(field) || (typed.has(field) && field.value !== '')
}

function stateOf(field: Field): string {
  return isSwitch(field) ? String(field.checked) : field.value
}

function initialOf(field: Field): string | undefined {
  // A list in which the server chose nothing shows its first entry.
  if ('options' in field)
    return (field.querySelector<HTMLOptionElement>('[selected]') ?? field.options[0])?.value ?? ''
  return isSwitch(field) ? String(field.defaultChecked) : field.defaultValue
}

function putBack(field: Field, state: string): void {
  // A click is what components listen for.
  if (isSwitch(field)) return field.click()
  // React watches the property of the element itself; the prototype's is the way past it.
  Reflect.set(Object.getPrototypeOf(field) as object, 'value', state, field)
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }))
}

function isSwitch(field: Field): field is HTMLInputElement {
  return /checkbox|radio/.test(field.type)
}
