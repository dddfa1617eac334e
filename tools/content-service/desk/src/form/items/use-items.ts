import { useRef } from 'react'
import { isJsonObject } from '../../../../src/json/json.ts'
import type { Json, JsonObject } from '../../../../src/json/json.ts'
import { keyOf, moved } from '../../draft/content.ts'
import { notify } from '../../elements/notices.tsx'
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
  const list = itemsOf(value)
  const now = (): JsonObject[] => itemsOf(currentValue(form, path))
  const put = (next: JsonObject[], what: string): void =>
    form.edit(path, next.length > 0 ? next : undefined, `${path} ${what} ${next.length}`)
  const focus = (key: string | undefined, before?: Element | null): void => {
    requestAnimationFrame(() => {
      const item = key === undefined ? undefined : root.current?.querySelector(`[data-key="${key}"]`)
      const first = item?.querySelector<HTMLElement>(firstToFillIn)
      const { activeElement } = document
      const hasMoved = before !== undefined && activeElement !== before
      if (first?.classList.contains('rich-text-wait') && !hasMoved) return focus(key, activeElement)
      const target =
        first ??
        item?.querySelector<HTMLElement>('button') ??
        root.current?.querySelector<HTMLElement>(':scope > .item-add button')
      target?.focus()
      item?.scrollIntoView({ block: 'nearest' })
    })
  }

  return {
    root,
    list,
    add(item, at = now().length) {
      fresh.add(item)
      put(now().toSpliced(at, 0, item), 'add')
      focus(keyOf(item))
    },
    remove(index) {
      const next = now().toSpliced(index, 1)
      put(next, 'remove')
      const neighbour = next[Math.min(index, next.length - 1)]
      focus(neighbour && keyOf(neighbour))
      notify(`${noun} removed`, { action: { label: 'Undo', run: () => form.session.undo() } })
    },
    duplicate(index) {
      const before = now()[index]
      if (!before) return
      const item = copy(before)
      fresh.add(item)
      put(now().toSpliced(index + 1, 0, item), 'duplicate')
      focus(keyOf(item))
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

/** A text comes before its tools here, and is waited for; what it is written with loads when it is needed. */
const firstToFillIn =
  '.item-body :is(textarea, input, select, [contenteditable=true], button, .rich-text-wait):not([role=toolbar] *)'

const fresh = new WeakSet<JsonObject>()

/** Whether an item was added while the form is open: it is shown unfolded. */
export function isFresh(item: JsonObject): boolean {
  return fresh.has(item)
}

function itemsOf(value: Json | undefined): JsonObject[] {
  return Array.isArray(value) ? value.filter(isJsonObject) : []
}
