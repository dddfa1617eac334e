import { useLayoutEffect, useRef, useState } from 'react'
import { textAt } from '../../../src/json/json.ts'
import type { JsonObject } from '../../../src/json/json.ts'
import { Select } from '../elements/controls.tsx'
import { FieldFrame } from './field-frame.tsx'
import type { FieldProps } from './field.tsx'
import { useForm } from './form-context.tsx'

/** A line of text. It grows with what is in it. */
export function TextField({ path, label, model, value }: FieldProps) {
  const { edit } = useForm()
  const text = typeof value === 'string' ? value : ''
  const [first] = useState(text)
  const line = useRef<HTMLTextAreaElement>(null)
  // React would put the caret behind everything where another editor’s words come in.
  useLayoutEffect(() => {
    if (line.current && line.current.value !== text) replaceText(line.current, text)
  }, [text])
  return (
    <FieldFrame path={path} label={label} isSingle>
      {(ids) => (
        <textarea
          {...ids.input}
          ref={line}
          className="input input-text"
          rows={1}
          placeholder={model.config?.placeholder}
          defaultValue={first}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && !event.nativeEvent.isComposing) event.preventDefault()
          }}
          onChange={(event) => {
            const said = event.target.value.replaceAll(/\s*\n\s*/g, ' ')
            if (said !== event.target.value) replaceText(event.target, said)
            edit(path, said || undefined)
          }}
        />
      )}
    </FieldFrame>
  )
}

/** Puts other words into a field, and leaves the caret between the same ones. */
function replaceText(field: HTMLTextAreaElement, text: string): void {
  const { value: before, selectionStart, selectionEnd } = field
  const most = Math.min(before.length, text.length)
  let same = 0
  while (same < most && before[same] === text[same]) same++
  const moved = (at: number): number => (at <= same ? at : Math.max(same, at + text.length - before.length))
  field.value = text
  if (document.activeElement === field) field.setSelectionRange(moved(selectionStart), moved(selectionEnd))
}

/** One of some words. */
export function SelectField({ path, label, model, value }: FieldProps) {
  const { edit } = useForm()
  const options = model.config?.options ?? []
  const chosen = typeof value === 'string' ? value : ''
  const gone = chosen && !options.includes(chosen) ? [[chosen, `${chosen} (no longer offered)`] as const] : []
  return (
    <FieldFrame path={path} label={label} isSingle width="narrow">
      {(ids) => (
        <Select
          {...ids.input}
          options={[['', '—'], ...gone, ...options.map((option) => [option, option] as const)]}
          value={chosen}
          onValue={(option) => edit(path, option || undefined)}
        />
      )}
    </FieldFrame>
  )
}

/** Yes or no. The model's default counts until an editor decides. */
export function BooleanField({ path, label, model, value }: FieldProps) {
  const { edit } = useForm()
  const isOn = typeof value === 'boolean' ? value : model.config?.default_value === true
  const words = (model.config ?? {}) as JsonObject
  const said = isOn
    ? (textAt(words, 'placeholder_true') ?? 'yes')
    : (textAt(words, 'placeholder_false') ?? 'no')
  return (
    <FieldFrame path={path} label={label} isSingle width="narrow">
      {(ids) => (
        <span className="switch">
          <input
            id={ids.control}
            type="checkbox"
            role="switch"
            aria-describedby={ids.described}
            checked={isOn}
            aria-checked={isOn}
            onChange={(event) => edit(path, event.target.checked)}
          />
          <span aria-hidden="true">{said}</span>
        </span>
      )}
    </FieldFrame>
  )
}

/** A kind of field that other systems fill. It is shown, and kept as it is. */
export function UnknownField({ path, label, model, value }: FieldProps) {
  const catalogue = model.config?.catalog
  const hint = catalogue
    ? `An item of “${catalogue}”. Another system fills and changes it; here it is shown and kept.`
    : `A field of the kind ${model.type} is not edited here. It is kept.`
  return (
    <FieldFrame path={path} label={label} hint={hint}>
      {() => <pre className="field-raw">{JSON.stringify(value ?? null, null, 2)}</pre>}
    </FieldFrame>
  )
}
