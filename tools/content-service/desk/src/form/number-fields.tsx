import { useState } from 'react'
import type { Json } from '../../../src/json/json.ts'
import { FieldFrame } from './field-frame.tsx'
import type { FieldProps } from './field.tsx'
import { useForm } from './form-context.tsx'

/** The number a text says, or the text itself: what cannot be understood is not thrown away. */
export function numberOf(text: string): Json | undefined {
  const trimmed = text.trim().replace(',', '.')
  if (trimmed === '') return undefined
  const number = Number(trimmed)
  return Number.isFinite(number) ? number : text
}

/** A number, as it is typed until the field is left. */
export function NumberField({ path, label, model, value }: FieldProps) {
  const { edit } = useForm()
  const [typed, setTyped] = useState<string>()
  const { min, max, placeholder } = model.config ?? {}
  return (
    <FieldFrame path={path} label={label} hint={rangeHint(min, max)} isSingle width="narrow">
      {(ids) => (
        <input
          {...ids.input}
          className="input input-number"
          inputMode="decimal"
          autoComplete="off"
          placeholder={placeholder}
          value={typed ?? textOf(value)}
          onBlur={() => setTyped(undefined)}
          onChange={(event) => {
            setTyped(event.target.value)
            edit(path, numberOf(event.target.value))
          }}
          onKeyDown={(event) => {
            const step = { ArrowUp: 1, ArrowDown: -1 }[event.key]
            if (step === undefined) return
            event.preventDefault()
            const by = model.config?.step ?? 1
            const next = Number(((typeof value === 'number' ? value : (min ?? 0)) + step * by).toFixed(6))
            if ((min !== undefined && next < min) || (max !== undefined && next > max)) return
            setTyped(undefined)
            edit(path, next)
          }}
        />
      )}
    </FieldFrame>
  )
}

/** A number between two ends, by a slider. */
export function RangeField({ path, label, model, value }: FieldProps) {
  const { edit } = useForm()
  const { min = 0, max = 100, step = 1 } = model.config ?? {}
  const isSet = typeof value === 'number'
  return (
    <FieldFrame path={path} label={label} isSingle width="narrow">
      {(ids) => (
        <span className="range">
          <input
            id={ids.control}
            type="range"
            min={min}
            max={max}
            step={step}
            aria-describedby={ids.described}
            aria-valuetext={isSet ? undefined : 'not set'}
            value={isSet ? value : min}
            onChange={(event) => edit(path, Number(event.target.value))}
          />
          <output htmlFor={ids.control}>{isSet ? value : '—'}</output>
          {isSet && (
            <button type="button" className="button button-quiet" onClick={() => edit(path, undefined)}>
              Clear
            </button>
          )}
        </span>
      )}
    </FieldFrame>
  )
}

function rangeHint(min: number | undefined, max: number | undefined): string | undefined {
  if (min === undefined) return max === undefined ? undefined : `${max} or less`
  return max === undefined ? `${min} or more` : `From ${min} to ${max}`
}

/** A number as it is typed. */
export function textOf(value: Json | undefined): string {
  return typeof value === 'number' || typeof value === 'string' ? String(value) : ''
}
