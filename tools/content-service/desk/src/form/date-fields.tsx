import { momentOf } from '../../../src/documents/wire-date.ts'
import { localInput, zoneHere } from '../elements/when.ts'
import { FieldFrame } from './field-frame.tsx'
import type { FieldProps } from './field.tsx'
import { useForm } from './form-context.tsx'
import { Input } from '../elements/controls.tsx'

/** A day. */
export function DateField({ path, label, value }: FieldProps) {
  const { edit } = useForm()
  return (
    <FieldFrame path={path} label={label} isSingle width="narrow">
      {(ids) => (
        <Input
          {...ids.input}
          type="date"
          // Browsers let years have six digits, and a date typed in the order of another country becomes one.
          max="9999-12-31"
          value={typeof value === 'string' ? value : ''}
          onValue={(value) => edit(path, value || undefined)}
        />
      )}
    </FieldFrame>
  )
}

/** A moment, in the time of the editor. */
export function TimestampField({ path, label, value }: FieldProps) {
  const { edit } = useForm()
  const atMs = momentOf(value)
  return (
    <FieldFrame path={path} label={label} hint={`In your time, ${zoneHere()}`} isSingle width="narrow">
      {(ids) => (
        <Input
          {...ids.input}
          type="datetime-local"
          max="9999-12-31T23:59"
          value={atMs === undefined ? '' : localInput(atMs)}
          onValue={(value) => edit(path, wireMoment(value))}
        />
      )}
    </FieldFrame>
  )
}

/** What a local date and time is on the wire: `YYYY-MM-DDTHH:MM:SS+0000`. */
function wireMoment(local: string): string | undefined {
  const date = new Date(local)
  return local === '' || Number.isNaN(date.getTime()) ? undefined : `${date.toISOString().slice(0, 19)}+0000`
}
