/** The link an event happened on or in. */
export function linkOf({ target }: Event): HTMLAnchorElement | null | undefined {
  // The target of some events is the document itself, which has no ancestors to search.
  return (target as Partial<Element>).closest?.('a[href]')
}
