/** A field in which somebody has typed or chosen something before its component was there. */
type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/**
 * Notes what has been typed into an island, before its component sets every
 * field to the state it begins with.
 *
 * @returns Puts it back so that the component follows, with the caret where it was.
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

/** Boxes are turned by clicks, which are held back. */
function isSwitch(field: Field): boolean {
  return /checkbox|radio|submit|button|reset|image|hidden/.test(field.type)
}

function initialOf(field: Field): string {
  // A list in which the server chose nothing shows its first entry.
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
    // React compares with what it has seen last, through the property of the element itself; the prototype's is the
    // way past it. So it sees another value first, then this one.
    field.value = initialOf(field)
    Reflect.set(Object.getPrototypeOf(field) as object, 'value', value, field)
    // Only where there is a caret; `email` and `number` have none.
    if (caret?.[0] != null && 'setSelectionRange' in field) field.setSelectionRange(caret[0], caret[1])
  }
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }))
}
