/** A field that visitors type into. */
type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** What stands in a field, and where the caret is. */
interface Typed {
  value: string
  caret: readonly [number | null, number | null] | undefined
}

/** What visitors have typed into an island whose component is starting. */
interface TypedText {
  /** Puts the text back right after the component has reset every field, so that the next key is added to it. */
  restore: () => void
  /** Tells the component of the text, and stops following the visitor. */
  report: () => void
}

/** Remembers what was typed into an island, and what is typed until its component has started. */
export function keepTypedText(island: Element): TypedText {
  const typed = new Map<Field, Typed>()
  const note = (field: Field) => {
    const caret =
      'selectionStart' in field ? ([field.selectionStart, field.selectionEnd] as const) : undefined
    typed.set(field, { value: field.value, caret })
  }
  const follow = ({ target }: Event) => {
    if (isField(target) && !isSwitch(target)) note(target)
  }
  for (const field of island.querySelectorAll<Field>('input,textarea,select'))
    if (!isSwitch(field) && field.value !== initialOf(field)) note(field)
  island.addEventListener('input', follow, { capture: true })
  return {
    restore: () => typed.forEach((text, field) => show(field, text)),
    report: () => {
      island.removeEventListener('input', follow, { capture: true })
      typed.forEach((text, field) => {
        // React reports a change only to a value it has not seen, and it has seen the one that was put back.
        if (field.type !== 'file') field.value = initialOf(field)
        show(field, text)
        for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }))
      })
    },
  }
}

function isField(target: EventTarget | null): target is Field {
  return (
    target instanceof HTMLInputElement ||
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement
  )
}

/** Checkboxes are changed by clicks, which are held back and repeated. */
function isSwitch(field: Field): boolean {
  return /checkbox|radio|submit|button|reset|image|hidden/.test(field.type)
}

function initialOf(field: Field): string {
  // A select without a chosen entry shows its first one.
  return 'options' in field
    ? ((field.querySelector<HTMLOptionElement>('[selected]') ?? field.options[0])?.value ?? '')
    : field.defaultValue
}

function show(field: Field, { value, caret }: Typed): void {
  if (field.type === 'file') return
  // React sees assignments through the element's own property. Setting the prototype's bypasses it.
  Reflect.set(Object.getPrototypeOf(field) as object, 'value', value, field)
  // Fields of type `email` and `number` have no caret and would throw.
  if (caret?.[0] != null && 'setSelectionRange' in field) field.setSelectionRange(caret[0], caret[1])
}
