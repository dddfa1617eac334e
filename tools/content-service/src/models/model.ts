/** The kinds of field a model can name, by the vendor's spelling. */
export const fieldTypes = [
  'Boolean',
  'Choice',
  'Color',
  'Date',
  'Embed',
  'GeoPoint',
  'Group',
  'Image',
  'IntegrationFields',
  'Link',
  'Number',
  'Range',
  'Select',
  'Separator',
  'Slices',
  'StructuredText',
  'Table',
  'Text',
  'Timestamp',
  'UID',
] as const

type FieldType = (typeof fieldTypes)[number]

/** A field of a custom type, of a group or of a slice. */
export interface FieldModel {
  type: FieldType
  fieldset?: string | null | undefined
  config?: FieldConfig | undefined
}

/** What can be said about a field. Which members apply depends on its type. */
export interface FieldConfig {
  label?: string | null | undefined
  placeholder?: string | undefined
  /** Fields of a group. */
  fields?: Record<string, FieldModel> | undefined
  /** Slices a slice zone accepts. */
  choices?: Record<string, SliceChoice> | undefined
  /** Size an image is cropped to. */
  constraint?: ImageConstraint | undefined
  thumbnails?: ImageThumbnail[] | undefined
  options?: string[] | undefined
  default_value?: string | number | boolean | undefined
  /** What a link may point at; anything when empty. */
  select?: 'document' | 'media' | 'web' | null | undefined
  /** Types a relationship accepts, with the fields the API sends along. */
  customtypes?: RelationshipTarget[] | undefined
  tags?: string[] | undefined
  allowText?: boolean | undefined
  allowTargetBlank?: boolean | undefined
  repeat?: boolean | undefined
  variants?: string[] | undefined
  /** Blocks and spans a rich text may have many of. */
  multi?: string | undefined
  /** Blocks and spans of a rich text that is one block. */
  single?: string | undefined
  labels?: string[] | undefined
  catalog?: string | undefined
  min?: number | undefined
  max?: number | undefined
  step?: number | undefined
}

/** Width and height in pixels; the one left out follows the picture. */
export interface ImageConstraint {
  width?: number | null | undefined
  height?: number | null | undefined
}

/** A further size of an image, sent beside it under its name. */
interface ImageThumbnail extends ImageConstraint {
  name: string
}

/** A type a relationship accepts: its id, or its id and the fields to send along. */
export type RelationshipTarget = string | { id: string; fields?: FieldSelection[] | undefined }

/** A field to send along: by name, within a group, or of a further relationship. */
export type FieldSelection =
  | string
  | { id: string; fields: FieldSelection[] }
  | { id: string; customtypes: RelationshipTarget[] }

/** What a slice zone accepts under one name: a shared slice, or one defined in place. */
export interface SliceChoice {
  type: string
  fieldset?: string | null | undefined
  config?: FieldConfig | undefined
  'non-repeat'?: Record<string, FieldModel> | undefined
  repeat?: Record<string, FieldModel> | undefined
}

/** A type of document. */
export interface CustomType {
  id: string
  label?: string | null | undefined
  /** `page` has an address of its own; `custom` is part of others. */
  format?: 'page' | 'custom' | undefined
  /** Whether there can be more than one document. */
  repeatable: boolean
  /** Whether new documents may be written. */
  status: boolean
  /** Fields by tab. */
  json: Record<string, Record<string, FieldModel>>
}

/** A slice that types share, with its variations. */
export interface SharedSlice {
  id: string
  type: 'SharedSlice'
  name: string
  description?: string | undefined
  variations: SliceVariation[]
}

/** One form of a shared slice. */
export interface SliceVariation {
  id: string
  name?: string | undefined
  version?: string | undefined
  description?: string | undefined
  imageUrl?: string | undefined
  primary?: Record<string, FieldModel> | undefined
  items?: Record<string, FieldModel> | undefined
}

/** Every model of a repository. */
export interface Models {
  types: ReadonlyMap<string, CustomType>
  slices: ReadonlyMap<string, SharedSlice>
  /** The files that show what a slice looks like, by `<slice>/<variation>`. */
  slicePictures: ReadonlyMap<string, string>
  /** Changes when any model does. */
  fingerprint: string
}

const fieldsByType = new WeakMap<CustomType, Record<string, FieldModel>>()

/** The fields of a type, tabs aside, in the order of the model. The UID is among them. */
export function fieldsOf(type: CustomType): Record<string, FieldModel> {
  const known = fieldsByType.get(type)
  if (known) return known

  const fields = Object.assign({}, ...Object.values(type.json)) as Record<string, FieldModel>
  fieldsByType.set(type, fields)
  return fields
}

/** Whether documents of a type have a UID. */
export function hasUid(type: CustomType): boolean {
  return Object.values(fieldsOf(type)).some((field) => field.type === 'UID')
}
