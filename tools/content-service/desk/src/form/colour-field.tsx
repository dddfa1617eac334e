import { FieldFrame } from './field-frame.tsx'
import type { FieldProps } from './field.tsx'
import { useForm } from './form-context.tsx'
import { Input } from '../elements/controls.tsx'

/** A colour, chosen or written. */
export function ColourField({ path, label, value }: FieldProps) {
  const { edit } = useForm()
  const text = typeof value === 'string' ? value : ''
  return (
    <FieldFrame path={path} label={label} isSingle width="narrow">
      {(ids) => (
        <span className="colour">
          <input
            type="color"
            aria-label={`${label}: choose a colour`}
            value={/^#[0-9a-f]{6}$/i.test(text) ? text : '#000000'}
            onChange={(event) => edit(path, event.target.value)}
          />
          <Input
            {...ids.input}
            placeholder="#0e4b38"
            spellCheck={false}
            autoComplete="off"
            value={text}
            onValue={(value) => edit(path, value.trim() || undefined)}
          />
        </span>
      )}
    </FieldFrame>
  )
}
