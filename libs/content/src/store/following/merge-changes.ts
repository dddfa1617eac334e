import type { ChangedAddress, ContentChange, RefreshOptions } from '../content-store.ts'

/** Two changes, one after the other, as one. */
export function mergeChanges(first: ContentChange | undefined, second: ContentChange): ContentChange {
  if (!first) return second
  const removed = new Map([...first.removed, ...second.removed].map((address) => [address.id, address]))
  const changed = new Map(first.changed.map((address) => [address.id, address]))
  for (const address of second.changed) {
    changed.set(address.id, after(changed.get(address.id), address))
    removed.delete(address.id)
  }
  for (const { id } of second.removed) changed.delete(id)
  const relinked = [...new Set([...(first.relinked ?? []), ...(second.relinked ?? [])])]
  return {
    ...second,
    previousRef: first.previousRef,
    changed: [...changed.values()],
    removed: [...removed.values()],
    ...(relinked.length > 0 && { relinked }),
  }
}

/** What several callers want of one refresh. */
export function mergeRefreshOptions(a: RefreshOptions, b: RefreshOptions): RefreshOptions {
  return {
    hint: [...new Set([...(a.hint ?? []), ...(b.hint ?? [])])],
    acceptDisappearance: Boolean(a.acceptDisappearance || b.acceptDisappearance),
  }
}

/** A change to a document after another one. */
function after(before: ChangedAddress | undefined, change: ChangedAddress): ChangedAddress {
  if (!before) return change
  const { fields, ...rest } = change
  const previousUids = [...(before.previousUids ?? []), ...(change.previousUids ?? [])]
  return {
    ...rest,
    ...(previousUids.length > 0 && { previousUids }),
    ...(before.fields && fields && { fields: [...new Set([...before.fields, ...fields])] }),
  }
}
