import { useState, useSyncExternalStore } from 'react'
import type { ReactNode } from 'react'
import type { JsonObject } from '../../../../src/json/json.ts'
import { keyOf } from '../../draft/content.ts'
import { Icon } from '../../elements/icon.tsx'
import { Menu } from '../../elements/menu.tsx'
import type { MenuItem } from '../../elements/menu.tsx'
import { DragHandle } from './drag-handle.tsx'
import { useForm } from '../form-context.tsx'
import { isFresh } from './use-items.ts'
import type { Items } from './use-items.ts'
import './items.css'

interface ItemCardProps {
  item: JsonObject
  index: number
  items: Items
  path: string
  /** What this one is called: `Pro 2`. */
  name: string
  /** The first words of what is in it. */
  summary: ReactNode
  /** Whether it can be folded, and is at first. Without, it is always open, its body in line with its controls. */
  folding?: 'open' | 'folded'
  /** More to do with it. */
  more?: readonly MenuItem[]
  /** Stands in the head, beside the name. */
  aside?: ReactNode
  children: ReactNode
}

/** An item of a list: what it is, what can be done with it, and its fields. */
export function ItemCard(props: ItemCardProps) {
  const { item, index, items, path, name, summary, folding, more = [], aside, children } = props
  const { revealed } = useForm()
  const [isOpen, setOpen] = useState(folding !== 'folded' || isFresh(item))
  const place = useSyncExternalStore(revealed.subscribe, revealed.path)
  const isWanted = place === path || (place?.startsWith(`${path}.`) ?? false)
  const [shownPlace, setShownPlace] = useState<string>()
  if (shownPlace !== place) {
    setShownPlace(place)
    if (isWanted) setOpen(true)
  }
  const count = items.list.length

  const menu = (
    <Menu
      label={`More for ${name}`}
      items={[
        { label: 'Duplicate', icon: 'copy', onChoose: () => items.duplicate(index) },
        {
          label: 'Move up',
          icon: 'up',
          isDisabled: index === 0,
          onChoose: () => items.move(index, index - 1),
        },
        {
          label: 'Move down',
          icon: 'down',
          isDisabled: index === count - 1,
          onChoose: () => items.move(index, index + 1),
        },
        ...more,
        {
          label: 'Remove',
          icon: 'trash',
          isDangerous: true,
          begins: true,
          onChoose: () => items.remove(index),
        },
      ]}
    />
  )
  const handle = <DragHandle name={name} index={index} count={count} onMove={items.move} />

  if (!folding) {
    return (
      <div className="item item-inline" data-key={keyOf(item)} role="group" aria-label={name}>
        {handle}
        <div className="item-body fill">{children}</div>
        {menu}
      </div>
    )
  }
  return (
    <div className="item" data-key={keyOf(item)} role="group" aria-label={name} data-path={path}>
      <div className="item-head">
        {handle}
        <button
          type="button"
          className="item-fold fill"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          <Icon name={isOpen ? 'down' : 'right'} size={16} />
          <span className="item-name">{name}</span>
          <span className="item-summary">{summary}</span>
        </button>
        {aside}
        {menu}
      </div>
      {isOpen && <div className="item-body">{children}</div>}
    </div>
  )
}
