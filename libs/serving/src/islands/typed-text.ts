/** A field that the visitor used before its component had started. */
type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/**
 * Remembers what was typed into an island, before its component resets every field.
 *
 * @returns Call it to put the text back, with the caret where it was, so that the component gets the change.
 */
export function keepTypedText(island: Element): () => void {
  const kept = [...island.querySelectorAll<Field>('input,textarea,select')]
    .filter((field) => !isSwitch(field) && field.value !== initialOf(field))
    .map((field) => {
      const { value } = field
      const caret =
        'selectionStart' in field ? ([field.selectionStart, field.selectionEnd] as const) : undefined
      return () => putBack(field, value, caret)
    })
  return () => {
    for (const put of kept) put()
  }
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

function putBack(
  field: Field,
  value: string,
  caret: readonly [number | null, number | null] | undefined,
): void {
  if (field.type !== 'file') {
    // React ignores a value it has already seen, and sees assignments through the element's own property. Setting the
    // prototype's property bypasses it: it sees another value first, then this one.
    field.value = initialOf(field)
    Reflect.set(Object.getPrototypeOf(field) as object, 'value', value, field)
    // Fields of type `email` and `number` have no caret and would throw.
    if (caret?.[0] != null && 'setSelectionRange' in field) field.setSelectionRange(caret[0], caret[1])
  }
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }))
}
