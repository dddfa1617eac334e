import { execute, parse, validate } from 'graphql'
import type { DocumentNode, GraphQLError } from 'graphql'
import { permissionsOf } from '../access/permissions.ts'
import { WireError, invalidParameter } from '../errors/wire-error.ts'
import { schemaOf } from '../graphql/schema.ts'
import type { QueryRoot } from '../graphql/schema.ts'
import { isJsonObject } from '../json/json.ts'
import type { Json } from '../json/json.ts'
import { filterContext } from '../query/filter-context.ts'
import { runQuery } from '../query/run-query.ts'
import { resolveRef } from '../refs/resolve-ref.ts'
import { createRenderContext } from '../render/create-context.ts'
import type { Service } from '../service.ts'

/** `GET /graphql`. The ref and the token come as headers. @throws {WireError} For a ref that is dead or missing, and for a query that cannot be run. */
export async function runGraphql(query: URLSearchParams, headers: Headers, service: Service): Promise<Json> {
  const { repository, origin } = service
  const [, token] = /^Token\s+(.+)$/i.exec(headers.get('authorization') ?? '') ?? []
  const permissions = permissionsOf(token, repository.settings, origin)
  const ref = headers.get('prismic-ref')
  if (!ref) throw invalidParameter('A ref is required: the header prismic-ref is missing.')
  const { snapshot } = resolveRef(ref, service, permissions)

  const schema = schemaOf(repository.models)
  const document = parseQuery(query.get('query') ?? '')
  const faults = validate(schema, document)
  if (faults.length > 0) throw refused(faults)

  const parameters = new URLSearchParams({
    integrationFieldsRef: headers.get('prismic-integration-field-ref') ?? '',
  })
  const rootValue: QueryRoot = {
    find: (selection) => runQuery(selection, filterContext(snapshot, repository)),
  }
  const result = await execute({
    schema,
    document,
    rootValue,
    contextValue: { ...createRenderContext(parameters, snapshot, service), withRelated: false },
    variableValues: parseVariables(query.get('variables')),
    operationName: query.get('operationName'),
  })
  return JSON.parse(JSON.stringify(result)) as Json
}

function parseQuery(text: string): DocumentNode {
  try {
    return parse(text)
  } catch (error) {
    throw refused([error as GraphQLError])
  }
}

function parseVariables(text: string | null): Record<string, unknown> {
  if (!text) return {}
  try {
    const variables: unknown = JSON.parse(text)
    if (isJsonObject(variables)) return variables
  } catch {
    // Refused below, as anything else that is not an object.
  }
  throw new WireError(400, { errors: [{ message: 'The variables are not a JSON object.' }] })
}

function refused(faults: readonly GraphQLError[]): WireError {
  return new WireError(400, {
    errors: faults.map(({ message, locations }) => ({
      message,
      locations: (locations ?? []).map(({ line, column }) => ({ line, column })),
    })),
  })
}
