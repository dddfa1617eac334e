import type { CustomType, FieldModel, ModelsInfo } from '../../../src/desk/contract.ts'
import { isJsonObject, objectAt, objectsIn, textAt } from '../../../src/json/json.ts'
import type { Json, JsonObject } from '../../../src/json/json.ts'
import { saysTheSame } from '../merging/says-the-same.ts'
import type { Content } from '../draft/content.ts'
import { fieldsOf } from '../draft/shape.ts'
import { labelOf } from '../form/field.tsx'
import { nameOfSlice } from '../form/slices/slice-names.ts'
import { align } from './words.ts'

/** What a place of a document held, in a form to show. */
export type Shown =
  | { kind: 'text'; text: string }
  | { kind: 'picture'; url: string; text: string }
  | { kind: 'document'; id: string; text: string }

/** One place that differs. `label` is empty for the field itself. */
export interface Change {
  label: string
  before: Shown
  after: Shown
  /** When words do not tell it: a part was moved, or only looks differently. */
  note?: string
}

/** A field that differs between two versions. */
export interface Difference {
  path: string
  label: string
  changes: Change[]
}

type Fields = Readonly<Record<string, FieldModel>>

/** The fields in which two versions of a document differ, in the order of the model. */
export function compareContents(
  before: Content,
  after: Content,
  model: CustomType | undefined,
  models: ModelsInfo,
): Difference[] {
  const fields: Fields = Object.assign({}, ...Object.values(model?.json ?? {}))
  const names = [
    ...Object.keys(fields),
    ...Object.keys({ ...before.data, ...after.data }).filter((name) => !(name in fields)),
  ]
  const inData = names
    .map((name): Difference => {
      const field = fields[name] ?? { type: 'Text' as const }
      return {
        path: `data.${name}`,
        label: labelOf(name, field),
        changes: compareField(field, before.data[name], after.data[name], '', models),
      }
    })
    .filter(({ changes }) => changes.length > 0)
  const beside = (path: string, label: string, was: string | null, is: string | null): Difference[] =>
    was === is ? [] : [{ path, label, changes: [change('', text(was), text(is))] }]
  return [
    ...beside('uid', 'UID', before.uid, after.uid),
    ...inData,
    ...beside('tags', 'Tags', before.tags.join(', '), after.tags.join(', ')),
  ]
}

function compareField(
  field: FieldModel,
  before: Json | undefined,
  after: Json | undefined,
  label: string,
  models: ModelsInfo,
): Change[] {
  if (saysTheSame(chosen(field, before), chosen(field, after))) return []
  if (field.type === 'Group') return compareItems(field.config?.fields ?? {}, before, after, label, models)
  if (field.type === 'Slices' || field.type === 'Choice') return compareSlices(field, before, after, models)
  return [changeIn(field, before, after, label)]
}

/** How two values of a field differ, in a form to show. */
export function changeIn(
  field: FieldModel,
  before: Json | undefined,
  after: Json | undefined,
  label = '',
): Change {
  const shown = change(label, showField(field, chosen(field, before)), showField(field, chosen(field, after)))
  return shown.before.text === shown.after.text && shown.before.kind === shown.after.kind
    ? { ...shown, note: 'The words are the same; how they look or where they lead has changed.' }
    : shown
}

function compareFields(
  fields: Fields,
  before: JsonObject,
  after: JsonObject,
  label: string,
  models: ModelsInfo,
): Change[] {
  return Object.entries(fields).flatMap(([name, field]) =>
    compareField(field, before[name], after[name], joined(label, labelOf(name, field)), models),
  )
}

function compareItems(
  fields: Fields,
  before: Json | undefined,
  after: Json | undefined,
  label: string,
  models: ModelsInfo,
): Change[] {
  const pairs = pairedUp(align(objectsIn(before), objectsIn(after), saysTheSame))
  return pairs.flatMap(([left, right], index) =>
    left && right && saysTheSame(left, right)
      ? []
      : compareFields(fields, left ?? {}, right ?? {}, joined(label, String(index + 1)), models),
  )
}

function compareSlices(
  zone: FieldModel,
  before: Json | undefined,
  after: Json | undefined,
  models: ModelsInfo,
): Change[] {
  const isSame = (a: JsonObject, b: JsonObject): boolean =>
    a['slice_type'] === b['slice_type'] && (a['id'] === b['id'] || saysTheSame(a, b))
  const left = objectsIn(before)
  const right = objectsIn(after)
  // Without ids, as in files written by hand, a slice is known by its kind and its place.
  const isChanged = (a: JsonObject, b: JsonObject): boolean =>
    a['slice_type'] === b['slice_type'] && (a['id'] === undefined || b['id'] === undefined)
  return pairedUp(align(left, right, isSame), isChanged).flatMap(([was, is]) => {
    const slice = is ?? was ?? {}
    const type = textAt(slice, 'slice_type') ?? ''
    const name = nameOfSlice(type, models)
    const fields = fieldsOf(zone, slice, models)
    const elsewhere = was && !is ? right.some((other) => isSame(was, other)) : false
    const wasElsewhere = is && !was ? left.find((other) => isSame(other, is)) : undefined
    if (elsewhere) return []
    const old = was ?? wasElsewhere
    const changes = [
      ...compareFields(
        fields.primary,
        objectAt(old ?? {}, 'primary'),
        objectAt(is ?? {}, 'primary'),
        name,
        models,
      ),
      ...compareItems(fields.items, old?.['items'], is?.['items'], `${name}, items`, models),
    ]
    const what = whatHappened(old, is, wasElsewhere !== undefined)
    return what ? [{ ...change(name, text(''), text('')), note: `${name} ${what}` }, ...changes] : changes
  })
}

function whatHappened(
  old: JsonObject | undefined,
  is: JsonObject | undefined,
  isMoved: boolean,
): string | undefined {
  if (!old) return 'added'
  if (!is) return 'removed'
  if (isMoved) return 'moved'
  return old['variation'] === is['variation'] ? undefined : `is now “${textAt(is, 'variation') ?? ''}”`
}

/** What went and what came close after belong together: it was changed. */
function pairedUp<T>(
  pairs: readonly [T | undefined, T | undefined][],
  belong: (a: T, b: T) => boolean = () => true,
): [T | undefined, T | undefined][] {
  const result: [T | undefined, T | undefined][] = []
  for (const [left, right] of pairs) {
    const waiting =
      left === undefined && right !== undefined
        ? result.findIndex(([a, b]) => a !== undefined && b === undefined && belong(a, right))
        : -1
    if (waiting >= 0) result[waiting] = [result[waiting]?.[0], right]
    else result.push([left, right])
  }
  return result
}

/** A value; of a yes or no that is not kept, the one its model makes. */
function chosen(field: FieldModel, value: Json | undefined): Json | undefined {
  return field.type === 'Boolean' ? (value ?? field.config?.default_value === true) : value
}

function showField(field: FieldModel, value: Json | undefined): Shown {
  if (value === undefined || value === null) return text('')
  if (field.type === 'StructuredText') return text(textOfBlocks(value))
  if (Array.isArray(value)) return text(value.map((one) => showField(field, one).text).join('\n'))
  if (!isJsonObject(value)) return text(typeof value === 'boolean' ? (value ? 'yes' : 'no') : String(value))
  if (field.type === 'Image') {
    const url = textAt(value, 'url') ?? ''
    return {
      kind: 'picture',
      url,
      text: [url.replace('/images/', ''), textAt(value, 'alt')].filter(Boolean).join(': '),
    }
  }
  const id = textAt(value, 'id')
  if (value['link_type'] === 'Document' && id)
    return { kind: 'document', id, text: `${id} ${textAt(value, 'text') ?? ''}` }
  if (field.type === 'Link')
    return text(
      [textAt(value, 'text'), textAt(value, 'url') ?? id, textAt(value, 'target')]
        .filter(Boolean)
        .join(' → '),
    )
  if (field.type === 'Embed') return text(textAt(value, 'embed_url') ?? '')
  if (field.type === 'Table') return text(textOfTable(value))
  return text(JSON.stringify(value))
}

const marks: Readonly<Record<string, string>> = { 'list-item': '• ', 'o-list-item': '1. ' }

function textOfBlocks(value: Json): string {
  return objectsIn(value)
    .map((block) => {
      const type = textAt(block, 'type') ?? ''
      if (type === 'image') return `[${textAt(block, 'url') ?? ''}: ${textAt(block, 'alt') ?? ''}]`
      if (type === 'embed') return `[${textAt(objectAt(block, 'oembed'), 'embed_url') ?? ''}]`
      return `${marks[type] ?? ''}${textAt(block, 'text') ?? ''}`
    })
    .join('\n')
}

function textOfTable(table: JsonObject): string {
  return [...objectsIn(objectAt(table, 'head')['rows']), ...objectsIn(objectAt(table, 'body')['rows'])]
    .map((row) =>
      objectsIn(row['cells'])
        .map((cell) => textOfBlocks(cell['content'] ?? []))
        .join(' | '),
    )
    .join('\n')
}

function change(label: string, before: Shown, after: Shown): Change {
  return { label, before, after }
}

function text(words: string | null): Shown {
  return { kind: 'text', text: words ?? '' }
}

function joined(a: string, b: string): string {
  return a === '' ? b : `${a}, ${b.toLowerCase()}`
}
