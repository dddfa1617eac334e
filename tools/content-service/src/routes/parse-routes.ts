import { z } from 'zod'
import { findField } from '../documents/field-path.ts'
import { invalidParameter } from '../errors/wire-error.ts'
import { fieldsOf } from '../models/model.ts'
import type { Models } from '../models/model.ts'

/** A rule that gives documents of a type their address. */
export interface Route {
  type: string
  uid: string | undefined
  lang: string | undefined
  /** `/:lang/:parent?/:uid` */
  path: string
  /** Keyword → relationship field, or the relationship of the document it leads to. */
  resolvers: ReadonlyMap<string, readonly string[]>
}

const RouteParameter = z.array(
  z.looseObject({
    type: z.string(),
    path: z.string(),
    uid: z.string().nullish(),
    lang: z.string().nullish(),
    resolvers: z.record(z.string(), z.string()).nullish(),
  }),
)

/** A keyword in a path, optional when followed by `?`, with the slash before it. */
export const keywordPattern = /(\/?):([A-Za-z_]\w*)(\?)?/g
const resolverDepth = 2

/**
 * Reads the `routes` parameter.
 *
 * @throws {WireError} 400 when it is not a list of routes, or names what the models do not have.
 */
export function parseRoutes(text: string, models: Models): Route[] {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    throw invalidParameter('[Link resolver error] routes is not JSON')
  }
  const parsed = RouteParameter.safeParse(json)
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    throw invalidParameter(
      `[Link resolver error] routes ${issue?.path.join('.') ?? ''}: ${issue?.message ?? ''}`,
    )
  }
  const routes = parsed.data.map((route) => ({
    type: route.type,
    uid: route.uid ?? undefined,
    lang: route.lang ?? undefined,
    path: route.path,
    resolvers: new Map(Object.entries(route.resolvers ?? {}).map(([key, path]) => [key, path.split('.')])),
  }))
  for (const route of routes) checkRoute(route, models)
  return routes
}

function checkRoute(route: Route, models: Models): void {
  const type = models.types.get(route.type)
  if (!type) throw invalidParameter(`[Link resolver error] The type "${route.type}" does not exist.`)

  for (const [, , keyword = ''] of route.path.matchAll(keywordPattern)) {
    if (keyword !== 'uid' && keyword !== 'lang' && !route.resolvers.has(keyword)) {
      throw invalidParameter(
        `[Link resolver error] The path "${route.path}" names the keyword "${keyword}", which has no resolver.`,
      )
    }
  }
  for (const [keyword, path] of route.resolvers) {
    if (path.length > resolverDepth) {
      throw invalidParameter(
        `[Link resolver error] The resolver \`${keyword}\` can only resolve a document link ${resolverDepth} level deep.`,
      )
    }
    if (findField(fieldsOf(type), path.slice(0, 1))?.type !== 'Link') {
      throw invalidParameter(
        `[Link resolver error] The resolver \`${keyword}\` names "${path.join('.')}", which is not a content relationship of "${route.type}".`,
      )
    }
  }
}
