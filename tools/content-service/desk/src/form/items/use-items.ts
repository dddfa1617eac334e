import { useLayoutEffect, useRef } from 'react'
import { objectsIn } from '../../../../src/json/json.ts'
import type { Json, JsonObject } from '../../../../src/json/json.ts'
import { keyOf, moved } from '../../draft/content.ts'
import { notify } from '../../elements/notices.tsx'
import { focusOnceLoaded } from '../focus.ts'
import { currentValue, useForm } from '../form-context.tsx'

/** What can be done with the items of a list. */
export interface Items {
  list: readonly JsonObject[]
  add: (item: JsonObject, at?: number) => void
  remove: (index: number) => void
  duplicate: (index: number) => void
  move: (from: number, to: number) => void
}

/**
 * The items of a list field, with what can be done with them.
 *
 * @param noun What one is called, to say what has happened.
 * @param copy Makes a copy of an item that can stand beside it.
 */
export function useItems(
  path: string,
  value: Json | undefined,
  noun: string,
  copy: (item: JsonObject) => JsonObject = (item) => structuredClone(item),
): Items & { root: React.RefObject<HTMLDivElement | null> } {
  const form = useForm()
  const root = useRef<HTMLDivElement>(null)
  const list = objectsIn(value)
  const now = (): JsonObject[] => objectsIn(currentValue(form, path))
  const put = (next: JsonObject[], what: string): void =>
    form.edit(path, next.length > 0 ? next : undefined, `${path} ${what} ${next.length}`)
  /** The item to go to once it is there; `null` is the button that adds one. */
  const wanted = useRef<string | null>(undefined)
  // With the change itself: a frame later the editor may be typing somewhere else.
  useLayoutEffect(() => {
    const key = wanted.current
    wanted.current = undefined
    if (key !== undefined && root.current) focusItem(root.current, key)
  })

  return {
    root,
    list,
    add(item, at = now().length) {
      fresh.add(item)
      wanted.current = keyOf(item)
      put(now().toSpliced(at, 0, item), 'add')
    },
    remove(index) {
      const next = now().toSpliced(index, 1)
      const neighbour = next[Math.min(index, next.length - 1)]
      wanted.current = neighbour ? keyOf(neighbour) : null
      put(next, 'remove')
      notify(`${noun} removed`, { action: { label: 'Undo', run: () => form.session.undo() } })
    },
    duplicate(index) {
      const before = now()[index]
      if (!before) return
      const item = copy(before)
      fresh.add(item)
      wanted.current = keyOf(item)
      put(now().toSpliced(index + 1, 0, item), 'duplicate')
      notify(`${noun} copied`)
    },
    move(from, to) {
      const before = now()
      if (to < 0 || to >= before.length || to === from) return
      put(moved(before, from, to), `move ${from}`)
      notify(`${noun} moved to place ${to + 1} of ${before.length}`)
    },
  }
}

/** Goes to the first field of an item, or what there is to press. */
function focusItem(root: HTMLElement, key: string | null): void {
  const item = key === null ? null : root.querySelector(`[data-key="${key}"]`)
  focusOnceLoaded(item ?? root, () => {
    const target =
      item?.querySelector<HTMLElement>(firstToFillIn) ??
      item?.querySelector<HTMLElement>('button') ??
      root.querySelector<HTMLElement>(':scope > .item-add button')
    target?.focus()
    item?.scrollIntoView({ block: 'nearest' })
  })
}

/** A text comes before its tools here. */
const firstToFillIn =
  '.item-body :is(textarea, input, select, [contenteditable=true], button):not([role=toolbar] *)'

const fresh = new WeakSet<JsonObject>()

/** Whether an item was added while the form is open: it is shown unfolded. */
export function isFresh(item: JsonObject): boolean {
  return fresh.has(item)
}
