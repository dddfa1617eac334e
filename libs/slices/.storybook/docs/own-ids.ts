/** What names elements of the same document by their ids. */
const references = [
  'for',
  'form',
  'list',
  'popovertarget',
  'commandfor',
  'aria-activedescendant',
  'aria-controls',
  'aria-describedby',
  'aria-details',
  'aria-errormessage',
  'aria-labelledby',
  'aria-owns',
]

/**
 * Gives the ids below an element a beginning of their own, with all that refers to them there: a page of documentation
 * shows several stories with the same fields, and a label led to the field of the first.
 *
 * @returns Ends it. Until then what is added later gets it too.
 */
export function ownIds(root: Element, beginning: string): () => void {
  const given = (id: string) => (id.startsWith(beginning) ? id : beginning + id)
  const give = () => {
    const known = new Set(Array.from(root.querySelectorAll('[id]'), ({ id }) => id))
    for (const element of root.querySelectorAll(
      `[href^="#"], ${references.map((name) => `[${name}]`).join()}`,
    ))
      refer(element, (id) => (known.has(id) || known.has(given(id)) ? given(id) : id))
    for (const element of root.querySelectorAll('[id]'))
      if (element.id !== given(element.id)) element.id = given(element.id)
  }
  const observer = new MutationObserver(give)
  give()
  observer.observe(root, { childList: true, subtree: true, attributeFilter: ['id', 'href', ...references] })
  return () => observer.disconnect()
}

function refer(element: Element, change: (id: string) => string): void {
  for (const name of references) {
    const value = element.getAttribute(name)
    if (value === null) continue
    const changed = value.split(' ').map(change).join(' ')
    if (changed !== value) element.setAttribute(name, changed)
  }
  const href = element.getAttribute('href') ?? ''
  const target = href.startsWith('#') ? `#${change(href.slice(1))}` : href
  if (target !== href) element.setAttribute('href', target)
}
