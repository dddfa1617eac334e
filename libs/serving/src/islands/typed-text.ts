/** A field that visitors type into. */
type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** What visitors have typed into an island whose component is starting. */
interface TypedText {
  /** Puts the text back right after the component has reset every field, so that the next key is added to it. */
  restore: () => void
  /** Tells the component of the text, and stops following the visitor. */
  report: () => void
}

const fields = 'input,textarea,select'

/** Remembers what was typed into an island, and what is typed until its component has started. */
export function keepTypedText(island: Element): TypedText {
  /** The functions put text and caret back; `isShown`: the caret alone, and only into this very text. */
  const typed = new Map<Field, (isShown?: boolean) => void>()
  const note = (field: Field) => {
    // Checkboxes are changed by clicks, which are held back and repeated. Text that is edited elsewhere is no field.
    if (!field.matches(fields) || /checkbox|radio|submit|button|reset|image|hidden/.test(field.type)) return
    const { value, selectionStart, selectionEnd } = field as HTMLInputElement
    typed.set(field, (isShown) => {
      if (field.type === 'file' || (isShown && field.value !== value)) return
      // React sees assignments through the element's own property. Setting the prototype's bypasses it.
      Reflect.set(Object.getPrototypeOf(field) as object, 'value', value, field)
      // Fields without text, and those of type `email` and `number`, have no caret and would throw.
      if (selectionStart != null) (field as HTMLInputElement).setSelectionRange(selectionStart, selectionEnd)
    })
  }
  const follow = ({ target }: Event) => note(target as Field)
  for (const field of island.querySelectorAll<Field>(fields))
    if (field.value !== initialOf(field)) note(field)
  island.addEventListener('input', follow, true)
  return {
    restore: () => typed.forEach((put) => put()),
    report: () => {
      island.removeEventListener('input', follow, true)
      typed.forEach((put, field) => {
        // React reports a change only to a value it has not seen, and it has seen the one that was put back.
        if (field.type !== 'file') field.value = initialOf(field)
        put()
        for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }))
      })
      // React resets a field whose text it has not rendered yet, and then sets it again: Firefox moves the caret to the end.
      queueMicrotask(() => typed.forEach((put) => put(true)))
    },
  }
}

function initialOf(field: Field): string {
  // A select without a chosen entry shows its first one.
  return 'options' in field
    ? ((field.querySelector<HTMLOptionElement>('[selected]') ?? field.options[0])?.value ?? '')
    : field.defaultValue
}
