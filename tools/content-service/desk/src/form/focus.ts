/** Goes to the field at a place: `data.slices.0.primary.content.3` leads into the fourth block of a text. */
export function focusField(path: string): void {
  const parts = path.split('.')
  // A place within a field that has none of its own leads to the field.
  for (let length = parts.length; length > 0; length--) {
    const place = parts.slice(0, length).join('.')
    const field = document.querySelector<HTMLElement>(`[data-path="${place}"]`)
    if (!field) continue
    focusOnceLoaded(field, () => {
      const control = document.getElementById(idOfField(place))
      field.scrollIntoView({ block: 'center' })
      const target =
        control ?? field.querySelector<HTMLElement>('.item-body :is(input, textarea), button, input')
      target?.focus({ preventScroll: true })
      const block = control?.isContentEditable ? control.children[Number(parts[length] ?? 0)] : undefined
      if (!block) return
      getSelection()?.collapse(block, block.childNodes.length)
      block.scrollIntoView({ block: 'nearest' })
    })
    return
  }
}

/** Goes somewhere once no text in it waits for its editor, unless the focus has gone elsewhere meanwhile. */
export function focusOnceLoaded(within: Element, go: () => void): void {
  if (!within.querySelector('.rich-text-wait')) return go()
  const { activeElement } = document
  const observer = new MutationObserver(() => {
    if (within.querySelector('.rich-text-wait')) return
    observer.disconnect()
    if (document.activeElement === activeElement) go()
  })
  observer.observe(within, { childList: true, subtree: true })
}

/** The id of the control of a field. */
export function idOfField(path: string): string {
  return `field-${path.replaceAll('.', '-')}`
}
