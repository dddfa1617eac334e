import { memo } from 'react'
import type { FieldModel } from '../../../src/desk/contract.ts'
import type { Json } from '../../../src/json/json.ts'
import { SliceZone } from './slices/slice-zone.tsx'
import { ColourField } from './colour-field.tsx'
import { DateField, TimestampField } from './date-fields.tsx'
import { EmbedField } from './embed-field.tsx'
import { GroupField } from './group-field.tsx'
import { ImageField } from './image-field.tsx'
import { LinkField } from './link-field.tsx'
import { NumberField, RangeField } from './number-fields.tsx'
import { PlaceField } from './place-field.tsx'
import { RichTextField } from './rich-text-field.tsx'
import { BooleanField, SelectField, TextField, UnknownField } from './simple-fields.tsx'
import { TableField } from './table/table-field.tsx'
import { UidField } from './uid-field.tsx'
import './form.css'

/** What every kind of field is given. */
export interface FieldProps {
  path: string
  label: string
  model: FieldModel
  value: Json | undefined
}

interface FieldsProps {
  fields: Readonly<Record<string, FieldModel>>
  /** Where the values are. */
  path: string
  values: Json | undefined
}

/** The fields of a document, a group or a slice, in the order of the model. */
export function Fields({ fields, path, values }: FieldsProps) {
  const held = typeof values === 'object' && values !== null && !Array.isArray(values) ? values : {}
  return (
    <div className="fields">
      {Object.entries(fields).map(([name, model]) => (
        <Field
          key={name}
          path={`${path}.${name}`}
          label={labelOf(name, model)}
          model={model}
          value={held[name]}
        />
      ))}
    </div>
  )
}

/** What a field is called. */
export function labelOf(name: string, model: FieldModel): string {
  if (model.config?.label) return model.config.label
  const words = name.replaceAll(/[_-]+/g, ' ').trim()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

const kinds: Readonly<Partial<Record<FieldModel['type'], (props: FieldProps) => React.ReactNode>>> = {
  Boolean: BooleanField,
  Choice: SliceZone,
  Color: ColourField,
  Date: DateField,
  Embed: EmbedField,
  GeoPoint: PlaceField,
  Group: GroupField,
  Image: ImageField,
  Link: LinkField,
  Number: NumberField,
  Range: RangeField,
  Select: SelectField,
  Slices: SliceZone,
  StructuredText: RichTextField,
  Table: TableField,
  Text: TextField,
  Timestamp: TimestampField,
  UID: UidField,
}

/** One field, by its kind. It is rendered again only when its own value changes. */
const Field = memo(function Field(props: FieldProps) {
  const { type, config } = props.model
  if (type === 'Separator') return <h3 className="field-separator">{config?.label ?? ''}</h3>
  const Kind = kinds[type] ?? UnknownField
  return <Kind {...props} />
})
