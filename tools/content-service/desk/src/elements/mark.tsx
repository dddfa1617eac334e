import type { ReactNode } from 'react'
import type { DocumentState } from '../../../src/desk/contract.ts'
import { Icon } from './icon.tsx'
import './mark.css'

const words: Record<DocumentState, string> = {
  draft: 'Draft',
  published: 'Published',
  changed: 'Changed',
  unpublished: 'Unpublished',
}

/** Where a document stands. */
export function StateMark({ state }: { state: DocumentState }) {
  return <span className={`mark mark-${state}`}>{words[state]}</span>
}

/** What a state is called. */
export function nameOfState(state: DocumentState): string {
  return words[state]
}

/** A remark with weight: something to know or to put right. */
export function Remark({ kind, children }: { kind: 'info' | 'warning' | 'error'; children: ReactNode }) {
  return (
    <div className={`remark remark-${kind}`}>
      <Icon name={kind === 'info' ? 'help' : kind} size={16} />
      <div className="fill">{children}</div>
    </div>
  )
}

/** What stands where there is nothing yet. */
export function Empty({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className="empty">
      <p className="empty-title">{title}</p>
      {children}
    </div>
  )
}

/** Lines where something is about to appear. */
export function Waiting({ lines = 3, label = 'Loading' }: { lines?: number; label?: string }) {
  return (
    <div className="waiting" role="status">
      <span className="out-of-sight">{label}</span>
      {Array.from({ length: lines }, (_, index) => (
        <span key={index} className="waiting-line" />
      ))}
    </div>
  )
}
