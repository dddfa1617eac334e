import {
  GraphQLBoolean,
  GraphQLEnumType,
  GraphQLFloat,
  GraphQLInputObjectType,
  GraphQLInt,
  GraphQLList,
  GraphQLNonNull,
  GraphQLString,
} from 'graphql'
import type { GraphQLFieldConfigArgumentMap, GraphQLInputFieldConfigMap } from 'graphql'
import type { CustomType, FieldModel } from '../models/model.ts'
import { fieldsOf } from '../models/model.ts'
import { plainKinds } from '../query/field-reference.ts'
import type { FilterValue } from '../query/parse-filters.ts'
import type { Selection } from '../query/run-query.ts'
import { fieldName, typeName } from './names.ts'
import { dateScalar, dateTimeScalar } from './scalars.ts'

/** Arguments as GraphQL hands them on. */
export type Arguments = Readonly<Record<string, unknown>>

const texts = new GraphQLList(new GraphQLNonNull(GraphQLString))
const similar = new GraphQLInputObjectType({
  name: 'similar',
  fields: {
    documentId: { type: new GraphQLNonNull(GraphQLString) },
    max: { type: new GraphQLNonNull(GraphQLInt) },
  },
})
const dates = ['firstPublicationDate', 'lastPublicationDate']
const sortable = new Set<FieldModel['type']>(['StructuredText', ...plainKinds])

const commonArguments: GraphQLFieldConfigArgumentMap = {
  id: { type: GraphQLString },
  id_in: { type: texts },
  tags: { type: texts },
  tags_in: { type: texts },
  lang: { type: GraphQLString },
  fulltext: { type: GraphQLString },
  similar: { type: similar },
  first: { type: GraphQLInt },
  last: { type: GraphQLInt },
  after: { type: GraphQLString },
  before: { type: GraphQLString },
  ...Object.fromEntries(
    dates.flatMap((date) =>
      [date, `${date}_after`, `${date}_before`].map((name) => [name, { type: dateTimeScalar }]),
    ),
  ),
}

export function documentArguments(): GraphQLFieldConfigArgumentMap {
  return {
    ...commonArguments,
    type: { type: GraphQLString },
    type_in: { type: texts },
    sortBy: { type: sortEnum('SortDocumentsBy', []) },
  }
}

export function typeArguments(type: CustomType): GraphQLFieldConfigArgumentMap {
  const fields = Object.entries(fieldsOf(type))
  const where = whereFields(Object.fromEntries(fields), `Where${typeName(type.id)}`)
  return {
    ...commonArguments,
    uid: { type: GraphQLString },
    uid_in: { type: texts },
    sortBy: {
      type: sortEnum(
        `Sort${typeName(type.id)}y`,
        fields.filter(([, field]) => sortable.has(field.type)).map(([id]) => id),
      ),
    },
    ...(Object.keys(where).length === 0
      ? {}
      : {
          where: { type: new GraphQLInputObjectType({ name: `Where${typeName(type.id)}`, fields: where }) },
        }),
  }
}

/** Says in the terms of the Content API what some arguments ask for. */
export function selectionOf(given: Arguments, type: CustomType | undefined): Selection {
  const q: string[] = []
  const add = (name: string, path: string, ...values: unknown[]): void => {
    if (values.every((value) => value !== undefined && value !== null)) {
      q.push(
        `[[${name}(${[path, ...values.map((value) => written(value as FilterValue))].filter(Boolean).join(', ')})]]`,
      )
    }
  }
  if (type) add('at', 'document.type', type.id)
  add('at', 'document.type', given['type'])
  add('any', 'document.type', given['type_in'])
  add('at', 'document.id', given['id'])
  add('in', 'document.id', given['id_in'])
  add('at', 'document.tags', given['tags'])
  add('any', 'document.tags', given['tags_in'])
  add('fulltext', 'document', given['fulltext'])
  if (type) add('at', `my.${type.id}.uid`, given['uid'])
  if (type) add('in', `my.${type.id}.uid`, given['uid_in'])
  for (const date of dates) {
    const path = `document.${date === 'firstPublicationDate' ? 'first' : 'last'}_publication_date`
    add('at', path, given[date])
    add('date.after', path, given[`${date}_after`])
    add('date.before', path, given[`${date}_before`])
  }
  const alike = given['similar'] as { documentId: string; max: number } | undefined
  if (alike) add('similar', '', alike.documentId, alike.max)
  if (type && given['where']) addWhere(given['where'] as Arguments, fieldsOf(type), `my.${type.id}`, add)
  return {
    q,
    orderings:
      typeof given['sortBy'] === 'string' ? given['sortBy'].replace('{type}', type?.id ?? '') : undefined,
    lang: typeof given['lang'] === 'string' ? given['lang'] : '*',
    after: undefined,
  }
}

type Add = (name: string, path: string, ...values: unknown[]) => void

function addWhere(
  where: Arguments,
  fields: Readonly<Record<string, FieldModel>>,
  path: string,
  add: Add,
): void {
  for (const [id, field] of Object.entries(fields)) {
    const name = fieldName(id)
    const place = `${path}.${id}`
    const within = where[name]
    if (field.type === 'Group') {
      if (within) addWhere(within as Arguments, field.config?.fields ?? {}, place, add)
      continue
    }
    add('at', place, within)
    add('fulltext', place, where[`${name}_fulltext`])
    add('number.lt', place, where[`${name}_lt`])
    add('number.gt', place, where[`${name}_gt`])
    const range = where[`${name}_range`]
    if (Array.isArray(range)) add('number.inRange', place, ...(range as number[]))
    add('date.after', place, where[`${name}_after`])
    add('date.before', place, where[`${name}_before`])
  }
}

function whereFields(
  fields: Readonly<Record<string, FieldModel>>,
  owner: string,
): GraphQLInputFieldConfigMap {
  const config: GraphQLInputFieldConfigMap = {}
  for (const [id, field] of Object.entries(fields)) {
    const name = fieldName(id)
    switch (field.type) {
      case 'Text':
      case 'Select':
        config[name] = { type: GraphQLString }
        config[`${name}_fulltext`] = { type: GraphQLString }
        break
      case 'StructuredText':
        config[`${name}_fulltext`] = { type: GraphQLString }
        break
      case 'Number':
      case 'Range':
        for (const ending of ['', '_lt', '_gt']) config[`${name}${ending}`] = { type: GraphQLFloat }
        config[`${name}_range`] = { type: new GraphQLList(new GraphQLNonNull(GraphQLFloat)) }
        break
      case 'Date':
      case 'Timestamp':
        for (const ending of ['', '_after', '_before']) {
          config[`${name}${ending}`] = { type: field.type === 'Date' ? dateScalar : dateTimeScalar }
        }
        break
      case 'Boolean':
        config[name] = { type: GraphQLBoolean }
        break
      case 'Link':
        config[name] = { type: GraphQLString }
        break
      case 'Group': {
        const within = whereFields(field.config?.fields ?? {}, `${owner}${typeName(id)}`)
        if (Object.keys(within).length > 0) {
          config[name] = {
            type: new GraphQLInputObjectType({ name: `${owner}${typeName(id)}`, fields: within }),
          }
        }
        break
      }
      default:
    }
  }
  return config
}

function sortEnum(name: string, fieldIds: readonly string[]): GraphQLEnumType {
  const meta = dates.map((date) => [
    `meta_${date}`,
    `document.${date === 'firstPublicationDate' ? 'first' : 'last'}_publication_date`,
  ])
  const own = fieldIds.map((id) => [fieldName(id), `my.{type}.${id}`])
  return new GraphQLEnumType({
    name,
    values: Object.fromEntries(
      [...meta, ...own].flatMap(([value = '', path = '']) => [
        [`${value}_ASC`, { value: path }],
        [`${value}_DESC`, { value: `${path} desc` }],
      ]),
    ),
  })
}

/** A value as filters are written: only the quotation mark is escaped. */
function written(value: FilterValue): string {
  if (Array.isArray(value)) return `[${value.map(written).join(', ')}]`
  return typeof value === 'string' ? `"${value.replaceAll('"', '\\"')}"` : String(value)
}
