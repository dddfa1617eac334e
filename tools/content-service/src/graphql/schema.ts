import {
  GraphQLBoolean,
  GraphQLList,
  GraphQLNonNull,
  GraphQLObjectType,
  GraphQLSchema,
  GraphQLString,
} from 'graphql'
import type { GraphQLFieldConfigMap, GraphQLInterfaceType, GraphQLOutputType } from 'graphql'
import type { StoredDocument } from '../documents/stored-document.ts'
import type { CustomType, Models } from '../models/model.ts'
import { fieldsOf, hasUid } from '../models/model.ts'
import type { Selection } from '../query/run-query.ts'
import { connectionOf } from './connection.ts'
import type { Connection } from './connection.ts'
import { graphFields } from './field-types.ts'
import { documentFields, documentInterface, linkable, otherLinkTypes } from './link-types.ts'
import type { GraphContext } from './link-types.ts'
import { fieldName, typeName } from './names.ts'
import { documentArguments, selectionOf, typeArguments } from './query-arguments.ts'
import type { Arguments } from './query-arguments.ts'
import { longScalar } from './scalars.ts'

/** How documents are found. */
export interface QueryRoot {
  find(selection: Selection): readonly StoredDocument[]
}

const schemas = new WeakMap<Models, GraphQLSchema>()

/** The schema of some models, in the names of the hosted service. */
export function schemaOf(models: Models): GraphQLSchema {
  const known = schemas.get(models)
  if (known) return known

  const types = new Map([...models.types.values()].map((type) => [type.id, documentType(type, models)]))
  const fields: GraphQLFieldConfigMap<QueryRoot, GraphContext> = {
    _allDocuments: {
      type: new GraphQLNonNull(connectionType('_Document', documentInterface)),
      args: documentArguments(),
      resolve: (root, given: Arguments) => connectionOf(root.find(selectionOf(given, undefined)), given),
    },
  }
  for (const type of models.types.values()) {
    const node = types.get(type.id)
    if (node) Object.assign(fields, fieldsOfType(type, node))
  }
  const schema = new GraphQLSchema({
    query: new GraphQLObjectType({ name: 'Query', fields }),
    types: [...types.values(), ...otherLinkTypes],
  })
  schemas.set(models, schema)
  return schema
}

function documentType(type: CustomType, models: Models): GraphQLObjectType<StoredDocument, GraphContext> {
  const name = typeName(type.id)
  return new GraphQLObjectType<StoredDocument, GraphContext>({
    name,
    interfaces: [documentInterface, linkable],
    fields: {
      ...documentFields,
      ...graphFields<StoredDocument>(fieldsOf(type), name, ({ data }) => data, models),
    },
  })
}

function fieldsOfType(
  type: CustomType,
  node: GraphQLObjectType,
): GraphQLFieldConfigMap<QueryRoot, GraphContext> {
  const name = typeName(type.id)
  const needed = { type: new GraphQLNonNull(GraphQLString) }
  const one: GraphQLFieldConfigMap<QueryRoot, GraphContext> = {
    [fieldName(type.id)]: {
      type: node,
      args: { uid: needed, lang: needed },
      resolve: (root, given: Arguments) => root.find(selectionOf(given, type))[0],
    },
  }
  return {
    ...(hasUid(type) ? one : {}),
    [`all${name}s`]: {
      type: new GraphQLNonNull(connectionType(`${name}Connection`, node)),
      args: typeArguments(type),
      resolve: (root, given: Arguments) => connectionOf(root.find(selectionOf(given, type)), given),
    },
  }
}

const pageInfo = new GraphQLObjectType({
  name: 'PageInfo',
  fields: {
    hasNextPage: { type: new GraphQLNonNull(GraphQLBoolean) },
    hasPreviousPage: { type: new GraphQLNonNull(GraphQLBoolean) },
    startCursor: { type: GraphQLString },
    endCursor: { type: GraphQLString },
  },
})

function connectionType(
  name: string,
  node: GraphQLObjectType | GraphQLInterfaceType,
): GraphQLObjectType<Connection, GraphContext> {
  const edge: GraphQLOutputType = new GraphQLObjectType({
    name: `${name}Edge`,
    fields: { node: { type: new GraphQLNonNull(node) }, cursor: { type: new GraphQLNonNull(GraphQLString) } },
  })
  return new GraphQLObjectType<Connection, GraphContext>({
    name: `${name}Connection`,
    fields: {
      pageInfo: { type: new GraphQLNonNull(pageInfo) },
      edges: { type: new GraphQLList(edge) },
      totalCount: { type: new GraphQLNonNull(longScalar) },
    },
  })
}
