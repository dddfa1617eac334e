import { useRef } from 'react'
import type { PointerEvent } from 'react'
import { Icon } from '../../elements/icon.tsx'

interface DragHandleProps {
  name: string
  index: number
  count: number
  onMove: (from: number, to: number) => void
}

/**
 * What an item of a list is moved by: dragged with a pointer, or with the arrow keys.
 *
 * While it is dragged every item is folded, so that the list is short, and a line
 * shows where the item would go.
 */
export function DragHandle({ name, index, count, onMove }: DragHandleProps) {
  const drag = useRef<{ list: HTMLElement; to: number }>(undefined)

  const begin = (event: PointerEvent<HTMLButtonElement>): void => {
    const list = event.currentTarget.closest<HTMLElement>('[data-items]')
    if (event.button !== 0 || !list) return
    event.currentTarget.setPointerCapture(event.pointerId)
    drag.current = { list, to: index }
    const item = event.currentTarget.closest<HTMLElement>('[data-key]')
    list.dataset['dragging'] = ''
    item?.classList.add('is-dragged')
    // The list has just become shorter: the item stays under the pointer.
    const top = event.currentTarget.getBoundingClientRect().top
    scrollBy(0, top - event.clientY + 16)
  }
  const follow = (event: PointerEvent): void => {
    if (!drag.current) return
    const items = itemsIn(drag.current.list)
    const above = items.filter((item) => middleOf(item) < event.clientY).length
    const to = above > index ? above - 1 : above
    drag.current.to = to
    for (const [place, item] of items.entries()) {
      item.toggleAttribute('data-before', above === place)
      item.toggleAttribute('data-after', place === items.length - 1 && above === items.length)
    }
    if (event.clientY < 120) scrollBy(0, -12)
    if (event.clientY > innerHeight - 60) scrollBy(0, 12)
  }
  const end = (isDropped: boolean): void => {
    const done = drag.current
    drag.current = undefined
    if (!done) return
    delete done.list.dataset['dragging']
    for (const item of itemsIn(done.list)) {
      item.classList.remove('is-dragged')
      item.removeAttribute('data-before')
      item.removeAttribute('data-after')
    }
    if (isDropped) onMove(index, done.to)
  }

  return (
    <button
      type="button"
      className="drag-handle"
      aria-label={`Move ${name}, now at place ${index + 1} of ${count}. Use the arrow keys.`}
      title="Drag, or use the arrow keys"
      onPointerDown={begin}
      onPointerMove={follow}
      onPointerUp={() => end(true)}
      onPointerCancel={() => end(false)}
      onKeyDown={(event) => {
        const to = { ArrowUp: index - 1, ArrowDown: index + 1, Home: 0, End: count - 1 }[event.key]
        if (event.key === 'Escape') end(false)
        if (to === undefined) return
        event.preventDefault()
        onMove(index, to)
      }}
    >
      <Icon name="grip" />
    </button>
  )
}

function itemsIn(list: HTMLElement): HTMLElement[] {
  return [...list.querySelectorAll<HTMLElement>(':scope > [data-key]')]
}

function middleOf(element: HTMLElement): number {
  const { top, height } = element.getBoundingClientRect()
  return top + height / 2
}
