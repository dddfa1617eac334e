import type { ReactNode } from 'react'
import { Remark } from '../elements/mark.tsx'
import { idOfField } from './focus.ts'
import { useRemarks } from './form-context.tsx'

/** How the parts of a field are tied together for those who do not see them. */
interface FieldIds {
  control: string
  label: string
  /** Remarks and hint; `undefined` when there are none. */
  described: string | undefined
  isInvalid: boolean
  /** The same, as the only control of a field takes it. */
  input: { id: string; 'aria-describedby': string | undefined; 'aria-invalid': boolean }
}

interface FieldFrameProps {
  path: string
  label: string
  hint?: string | undefined
  /** The control is one element that a label can name. */
  isSingle?: boolean
  width?: 'narrow' | 'whole'
  /** Stands at the end of the line of the label. */
  aside?: ReactNode
  children: (ids: FieldIds) => ReactNode
}

/** A field: its name, its control, and what is said of it. */
export function FieldFrame({
  path,
  label,
  hint,
  isSingle,
  width = 'whole',
  aside,
  children,
}: FieldFrameProps) {
  const remarks = useRemarks(path)
  const control = idOfField(path)
  const described = remarks.length > 0 || hint ? `${control}-about` : undefined
  const isInvalid = remarks.some(({ severity }) => severity === 'error')
  const input = { id: control, 'aria-describedby': described, 'aria-invalid': isInvalid }
  const ids = { control, label: `${control}-label`, described, isInvalid, input }
  return (
    <div className={`field field-${width}`} data-path={path}>
      <div className="field-head">
        {isSingle ? (
          <label className="field-label" id={ids.label} htmlFor={control}>
            {label}
          </label>
        ) : (
          <span className="field-label" id={ids.label}>
            {label}
          </span>
        )}
        {aside}
      </div>
      {children(ids)}
      {ids.described && (
        <div className="field-about" id={ids.described}>
          {hint && <p className="field-hint">{hint}</p>}
          {remarks.map(({ severity, message }) => (
            <Remark key={message} kind={severity}>
              {message}
            </Remark>
          ))}
        </div>
      )}
    </div>
  )
}
