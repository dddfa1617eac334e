/**
 * Makes something of documents once, until one of them is another: a store hands out the same object until a document is
 * published again, in a new list each time. Of lists that begin with the same document the last is remembered.
 *
 * @param make What else it is handed says the same each time, such as how a document is linked to.
 */
export function whileSame<Document extends object, More extends readonly unknown[], Made>(
  make: (documents: readonly Document[], ...more: More) => Made,
): (documents: readonly Document[], ...more: More) => Made {
  const last = new WeakMap<Document, { documents: readonly Document[]; made: Made }>()
  return (documents, ...more) => {
    const [first] = documents
    const before = first && last.get(first)
    const isSame =
      before?.documents.length === documents.length &&
      documents.every((each, at) => each === before.documents[at])
    if (isSame) return before.made
    const made = make(documents, ...more)
    if (first) last.set(first, { documents, made })
    return made
  }
}
