import { useState } from 'react'
import { isJsonObject } from '../../../src/json/json.ts'
import type { JsonObject } from '../../../src/json/json.ts'
import { FieldFrame } from './field-frame.tsx'
import type { FieldProps } from './field.tsx'
import { useForm } from './form-context.tsx'
import { numberOf, textOf } from './number-fields.tsx'
import { Input } from '../elements/controls.tsx'

const parts = [
  { name: 'latitude', label: 'Latitude', hint: '51.5074' },
  { name: 'longitude', label: 'Longitude', hint: '-0.1278' },
]

/** A place on earth. Both numbers can be pasted at once, as maps give them: `51.5074, -0.1278`. */
export function PlaceField({ path, label, value }: FieldProps) {
  const { edit } = useForm()
  const [typed, setTyped] = useState<{ name: string; text: string }>()
  const place: JsonObject = isJsonObject(value) ? value : {}
  const change = (name: string, text: string): void => {
    const both = /^\s*(-?\d+(?:\.\d+)?)\s*[,;\s]\s*(-?\d+(?:\.\d+)?)\s*$/.exec(text)
    if (both) {
      setTyped(undefined)
      edit(path, { latitude: Number(both[1]), longitude: Number(both[2]) })
      return
    }
    setTyped({ name, text })
    const next = { ...place, [name]: numberOf(text) }
    edit(path, next['latitude'] === undefined && next['longitude'] === undefined ? undefined : next)
  }
  return (
    <FieldFrame path={path} label={label}>
      {(ids) => (
        <div className="pair" role="group" aria-labelledby={ids.label} aria-describedby={ids.described}>
          {parts.map((part, index) => (
            <label key={part.name} className="pair-part">
              <span className="small quiet">{part.label}</span>
              <Input
                id={index === 0 ? ids.control : undefined}
                inputMode="decimal"
                autoComplete="off"
                placeholder={part.hint}
                aria-invalid={ids.isInvalid}
                value={typed?.name === part.name ? typed.text : textOf(place[part.name])}
                onBlur={() => setTyped(undefined)}
                onValue={(value) => change(part.name, value)}
              />
            </label>
          ))}
        </div>
      )}
    </FieldFrame>
  )
}
