import { useEffect, useId, useRef, useState } from 'react'
import type { KeyboardEvent, ReactNode } from 'react'
import { Icon } from './icon.tsx'
import type { IconName } from './icon.tsx'
import './menu.css'

/** One thing to do. A line is drawn above one that `begins` a group. */
export interface MenuItem {
  label: string
  icon?: IconName
  hint?: string
  isDangerous?: boolean
  isDisabled?: boolean
  begins?: boolean
  onChoose: () => void
}

interface MenuProps {
  label: string
  icon?: IconName
  /** Words on the button; without, it shows its drawing and has its label as name. */
  children?: ReactNode
  items: readonly MenuItem[]
  className?: string
}

/** A button that opens a list of things to do. Arrows, Home, End and first letters move in it. */
export function Menu({ label, icon = 'more', children, items, className }: MenuProps) {
  const [isOpen, setOpen] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const id = useId()
  const button = (): HTMLButtonElement | null => root.current?.querySelector('button') ?? null
  const choices = (): HTMLButtonElement[] => [
    ...(root.current?.querySelectorAll<HTMLButtonElement>('[role=menuitem]:not(:disabled)') ?? []),
  ]

  useEffect(() => {
    if (!isOpen) return undefined
    root.current?.querySelector<HTMLElement>('[role=menuitem]:not(:disabled)')?.focus()
    const away = (event: PointerEvent): void => {
      if (!root.current?.contains(event.target as Node)) setOpen(false)
    }
    addEventListener('pointerdown', away)
    return () => removeEventListener('pointerdown', away)
  }, [isOpen, root])

  const move = (event: KeyboardEvent): void => {
    const all = choices()
    const index = all.indexOf(document.activeElement as HTMLButtonElement)
    const step = { ArrowDown: index + 1, ArrowUp: index - 1, Home: 0, End: all.length - 1 }[event.key]
    if (step !== undefined) {
      event.preventDefault()
      all.at(step % all.length)?.focus()
    } else if (event.key === 'Escape' || event.key === 'Tab') {
      if (event.key === 'Escape') {
        event.preventDefault()
        event.stopPropagation()
      }
      setOpen(false)
      button()?.focus()
    } else if (event.key.length === 1) {
      all.find((one) => one.textContent?.toLowerCase().startsWith(event.key.toLowerCase()))?.focus()
    }
  }

  return (
    <div className={`menu ${className ?? ''}`} ref={root}>
      <button
        type="button"
        className={children === undefined ? 'icon-button' : 'button button-plain'}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        aria-label={children === undefined ? label : undefined}
        title={children === undefined ? label : undefined}
        onClick={() => setOpen(!isOpen)}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' || isOpen) return
          event.preventDefault()
          setOpen(true)
        }}
      >
        {children === undefined ? <Icon name={icon} /> : children}
      </button>
      {isOpen && (
        <div className="menu-list" role="menu" id={id} aria-label={label} tabIndex={-1} onKeyDown={move}>
          {items.map((item) => (
            <button
              key={item.label}
              type="button"
              role="menuitem"
              tabIndex={-1}
              className={`menu-item ${item.isDangerous ? 'is-dangerous' : ''} ${item.begins ? 'begins' : ''}`}
              disabled={item.isDisabled}
              onClick={() => {
                setOpen(false)
                button()?.focus()
                item.onChoose()
              }}
            >
              {item.icon ? <Icon name={item.icon} size={16} /> : <span className="menu-gap" />}
              <span className="fill">{item.label}</span>
              {item.hint && <kbd>{item.hint}</kbd>}
            </button>
          ))}
        </div>
      )}
    </div>
  )
}
