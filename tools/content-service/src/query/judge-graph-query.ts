import { invalidParameter } from '../errors/wire-error.ts'
import { fieldsOf } from '../models/model.ts'
import type { FieldModel, Models } from '../models/model.ts'
import type { FieldSet } from './parse-graph-query.ts'

type Fields = Readonly<Record<string, FieldModel>>

/**
 * Holds a `graphQuery` against the models: it is right or wrong whatever documents are found.
 *
 * @throws {WireError} 400 for a type, slice or field that does not exist, and for fields of what has none.
 */
export function judgeGraphQuery(query: FieldSet, models: Models): void {
  judgeTypes(query.fields, models)
}

function judgeTypes(sets: ReadonlyMap<string, FieldSet | undefined>, models: Models): void {
  for (const [name, set] of sets) {
    const type = models.types.get(name)
    if (!type) throw unexpected('type', name)
    if (set) judgeFields(set, fieldsOf(type), name, models)
  }
}

function judgeFields(set: FieldSet, fields: Fields, place: string, models: Models): void {
  for (const [name, within] of set.fields) {
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined
    if (!field) throw unexpected('field', `${place}.${name}`)
    if (within) judgeField(field, within, `${place}.${name}`, models)
  }
}

function judgeField(field: FieldModel, set: FieldSet, place: string, models: Models): void {
  switch (field.type) {
    case 'Link':
      return judgeTypes(set.on, models)
    case 'Group':
      return judgeFields(set, field.config?.fields ?? {}, place, models)
    case 'Slices':
    case 'Choice':
      for (const [name, slice] of set.on) judgeSlice(field, name, slice, `${place}.${name}`, models)
      return
    default:
      throw invalidParameter(`graphQuery: '${place}' has no fields of its own`)
  }
}

function judgeSlice(zone: FieldModel, name: string, set: FieldSet, place: string, models: Models): void {
  const choices = zone.config?.choices ?? {}
  const choice = Object.hasOwn(choices, name) ? choices[name] : undefined
  if (!choice) throw unexpected('slice', place)
  if (choice.type !== 'SharedSlice') {
    judgeParts(set, [{ primary: choice['non-repeat'], items: choice.repeat }], place, models)
    return
  }
  const variations = models.slices.get(name)?.variations ?? []
  const { variation: byVariation } = Object.fromEntries(set.fields)
  for (const [id, wanted] of byVariation?.on ?? []) {
    const variation = variations.find((candidate) => candidate.id === id)
    if (!variation) throw unexpected('variation', `${place}.${id}`)
    judgeParts(wanted, [variation], `${place}.${id}`, models)
  }
  judgeParts(set, variations, place, models)
}

interface Parts {
  primary?: Fields | undefined
  items?: Fields | undefined
}

/** Without a variation that is named, a field of any of them will do. */
function judgeParts(set: FieldSet, variations: readonly Parts[], place: string, models: Models): void {
  const all = (part: keyof Parts): Fields =>
    Object.assign({}, ...variations.map((each) => each[part])) as Fields
  const parts: Readonly<Record<string, Fields>> = {
    primary: all('primary'),
    'non-repeat': all('primary'),
    items: all('items'),
    repeat: all('items'),
  }
  for (const [name, within] of set.fields) {
    if (name === 'variation') continue
    const fields = Object.hasOwn(parts, name) ? parts[name] : undefined
    if (!fields) throw unexpected('part', `${place}.${name}`)
    if (within) judgeFields(within, fields, `${place}.${name}`, models)
  }
}

function unexpected(what: string, name: string): Error {
  return invalidParameter(`graphQuery: unexpected ${what} '${name}'`)
}
