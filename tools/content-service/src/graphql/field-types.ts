import {
  GraphQLBoolean,
  GraphQLFloat,
  GraphQLList,
  GraphQLNonNull,
  GraphQLObjectType,
  GraphQLString,
  GraphQLUnionType,
} from 'graphql'
import type { GraphQLFieldConfig, GraphQLFieldConfigMap, GraphQLOutputType } from 'graphql'
import { isFilled } from '../documents/is-filled.ts'
import { objectAt, objectsAt, textAt } from '../json/json.ts'
import type { Json, JsonObject } from '../json/json.ts'
import type { FieldModel, Models } from '../models/model.ts'
import { renderField } from '../render/render-field.ts'
import { linkSource, linkable } from './link-types.ts'
import type { GraphContext } from './link-types.ts'
import { fieldName, typeName } from './names.ts'
import { dateScalar, dateTimeScalar, jsonScalar } from './scalars.ts'

type Fields = Readonly<Record<string, FieldModel>>
type DataOf<T> = (source: T) => JsonObject

/**
 * The GraphQL fields for some fields of a model.
 *
 * @param owner The name of the type they belong to: the types within are named after it.
 */
export function graphFields<T>(
  fields: Fields,
  owner: string,
  dataOf: DataOf<T>,
  models: Models,
): GraphQLFieldConfigMap<T, GraphContext> {
  const config: GraphQLFieldConfigMap<T, GraphContext> = {}
  for (const [id, field] of Object.entries(fields)) {
    if (field.type === 'UID' || field.type === 'Separator') continue
    const graphField = graphFieldOf(field, id, `${owner}${typeName(id)}`, dataOf, models)
    if (graphField) config[fieldName(id)] = graphField
  }
  return config
}

function graphFieldOf<T>(
  field: FieldModel,
  id: string,
  name: string,
  dataOf: DataOf<T>,
  models: Models,
): GraphQLFieldConfig<T, GraphContext> | undefined {
  switch (field.type) {
    case 'Link':
      return field.config?.repeat
        ? {
            type: new GraphQLList(linkable),
            resolve: (source, _arguments, context) =>
              objectsAt(dataOf(source), id).map((link) => linkSource(link, context)),
          }
        : {
            type: linkable,
            resolve: (source, _arguments, context) => linkSource(dataOf(source)[id], context),
          }
    case 'Group': {
      const item = itemType(field.config?.fields ?? {}, name, models)
      return item && { type: listOf(item), resolve: (source) => objectsAt(dataOf(source), id) }
    }
    case 'Slices':
    case 'Choice': {
      const slice = sliceUnion(field, name, models)
      return (
        slice && {
          type: listOf(slice),
          resolve: (source) => knownSlices(objectsAt(dataOf(source), id), field),
        }
      )
    }
    default:
      return {
        type: scalarOf(field),
        resolve: (source, _arguments, context) => scalarValue(field, dataOf(source)[id], context),
      }
  }
}

function scalarOf(field: FieldModel): GraphQLOutputType {
  switch (field.type) {
    case 'Text':
    case 'Select':
    case 'Color':
      return GraphQLString
    case 'Number':
    case 'Range':
      return GraphQLFloat
    case 'Boolean':
      return GraphQLBoolean
    case 'Date':
      return dateScalar
    case 'Timestamp':
      return dateTimeScalar
    default:
      return jsonScalar
  }
}

function scalarValue(field: FieldModel, value: Json | undefined, context: GraphContext): Json {
  return isFilled(field, value) ? renderField(field, value, field.type, context) : null
}

/** A type needs at least one field; a group without any is left out. */
function itemType(
  fields: Fields,
  name: string,
  models: Models,
): GraphQLObjectType<JsonObject, GraphContext> | undefined {
  const config = graphFields<JsonObject>(fields, name, (item) => item, models)
  return Object.keys(config).length === 0 ? undefined : new GraphQLObjectType({ name, fields: config })
}

function sliceUnion(zone: FieldModel, name: string, models: Models): GraphQLUnionType | undefined {
  const types = Object.entries(zone.config?.choices ?? {}).map(([id, choice]) => {
    const sliceName = `${name}${typeName(id)}`
    const parts =
      choice.type === 'SharedSlice'
        ? variationField(id, sliceName, models)
        : sliceParts(choice['non-repeat'] ?? {}, choice.repeat ?? {}, sliceName, 'fields', models)
    return new GraphQLObjectType<JsonObject, GraphContext>({
      name: sliceName,
      fields: {
        type: { type: GraphQLString, resolve: (slice) => slice['slice_type'] ?? null },
        label: { type: GraphQLString, resolve: (slice) => slice['slice_label'] ?? null },
        ...parts,
      },
    })
  })
  if (types.length === 0) return undefined
  return new GraphQLUnionType({
    name,
    types,
    resolveType: (slice: JsonObject) => `${name}${typeName(textAt(slice, 'slice_type') ?? '')}`,
  })
}

function variationField(
  id: string,
  sliceName: string,
  models: Models,
): GraphQLFieldConfigMap<JsonObject, GraphContext> {
  const variations = models.slices.get(id)?.variations ?? []
  const types = variations.flatMap((variation) => {
    const name = `${sliceName}${typeName(variation.id)}`
    const fields = sliceParts(variation.primary ?? {}, variation.items ?? {}, name, 'items', models)
    return Object.keys(fields).length === 0
      ? []
      : [new GraphQLObjectType<JsonObject, GraphContext>({ name, fields })]
  })
  if (types.length === 0) return {}
  const [first] = variations
  const union = new GraphQLUnionType({
    name: `${sliceName}Variation`,
    types,
    resolveType: (slice: JsonObject) =>
      `${sliceName}${typeName(textAt(slice, 'variation') ?? first?.id ?? '')}`,
  })
  return { variation: { type: union, resolve: (slice) => slice } }
}

function sliceParts(
  primary: Fields,
  items: Fields,
  name: string,
  itemsName: 'items' | 'fields',
  models: Models,
): GraphQLFieldConfigMap<JsonObject, GraphContext> {
  const primaryType = itemType(primary, `${name}Primary`, models)
  const itemsType = itemType(items, `${name}${typeName(itemsName)}`, models)
  return {
    ...(primaryType
      ? { primary: { type: primaryType, resolve: (slice: JsonObject) => objectAt(slice, 'primary') } }
      : {}),
    ...(itemsType
      ? {
          [itemsName]: { type: listOf(itemsType), resolve: (slice: JsonObject) => objectsAt(slice, 'items') },
        }
      : {}),
  }
}

function knownSlices(slices: readonly JsonObject[], zone: FieldModel): JsonObject[] {
  return slices.filter((slice) =>
    Object.hasOwn(zone.config?.choices ?? {}, textAt(slice, 'slice_type') ?? ''),
  )
}

function listOf(type: GraphQLObjectType<JsonObject, GraphContext> | GraphQLUnionType): GraphQLOutputType {
  return new GraphQLList(new GraphQLNonNull(type))
}
