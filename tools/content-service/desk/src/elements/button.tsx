import type { ComponentProps, ReactNode } from 'react'
import { Icon } from './icon.tsx'
import type { IconName } from './icon.tsx'
import './button.css'

type ButtonProps = ComponentProps<'button'> & {
  look?: 'main' | 'plain' | 'quiet' | 'danger'
  icon?: IconName
  children: ReactNode
}

/** A button with words on it. */
export function Button({ look = 'plain', icon, className, children, ...rest }: ButtonProps) {
  return (
    <button type="button" {...pressable(rest)} className={`button button-${look} ${className ?? ''}`}>
      {icon && <Icon name={icon} size={16} />}
      <span>{children}</span>
    </button>
  )
}

type IconButtonProps = Omit<ComponentProps<'button'>, 'children'> & { icon: IconName; label: string }

/** A button that shows only a drawing. Its name is read out, and shown when pointed at. */
export function IconButton({ icon, label, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      title={label}
      aria-label={label}
      {...pressable(rest)}
      className={`icon-button ${className ?? ''}`}
    >
      <Icon name={icon} />
    </button>
  )
}

/** A disabled button cannot be pressed, but keeps the focus: `disabled` itself would drop it, often just after the press. */
function pressable({ disabled, ...rest }: ComponentProps<'button'>): ComponentProps<'button'> {
  if (!disabled) return rest
  return { ...rest, 'aria-disabled': true, onClick: (event) => event.preventDefault() }
}
