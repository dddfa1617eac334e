import type { ReactNode } from 'react'
import { IconButton } from './button.tsx'

interface PanelHeadProps {
  title: string
  onClose?: (() => void) | undefined
  children?: ReactNode
}

/** The head of what stands beside the form. */
export function PanelHead({ title, onClose, children }: PanelHeadProps) {
  return (
    <header className="panel-head">
      <h2>{title}</h2>
      <div className="panel-tools">{children}</div>
      {onClose && <IconButton icon="close" label={`Close: ${title}`} onClick={onClose} />}
    </header>
  )
}
