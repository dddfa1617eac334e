import { UnknownRouteMiddlewareError } from '../errors/routing-error.ts'
import type { RouteTable } from '../table/define.ts'

/** Answers the request, or calls `next` for the response and may change it. */
export type Middleware<context> = (
  context: context,
  next: () => Promise<Response>,
) => Promise<Response> | Response

/** Middleware by name. */
export type MiddlewareRegistry<context> = Readonly<Record<string, Middleware<context>>>

/**
 * Registers middleware by name and checks that every name in the table is registered.
 *
 * Call it once at start: a misspelt name then fails at start instead of on one page.
 *
 * @throws {UnknownRouteMiddlewareError} A route names a middleware that is not registered.
 */
export function defineMiddleware<context>(
  routes: RouteTable,
  registry: MiddlewareRegistry<context>,
): MiddlewareRegistry<context> {
  for (const route of Object.values(routes)) for (const name of route.middleware ?? []) find(registry, name)
  return registry
}

/**
 * Runs the named middleware in order, the first outermost.
 *
 * One that does not call `next` answers for all that follow. An error thrown by
 * one passes through those before it and out of this function.
 *
 * @param finish Gives the answer when every middleware has asked for the next.
 * @throws {UnknownRouteMiddlewareError} A name is not registered; nothing has run then.
 */
export async function runMiddleware<context>(
  registry: MiddlewareRegistry<context>,
  names: readonly string[],
  context: context,
  finish: () => Promise<Response> | Response,
): Promise<Response> {
  const chain = names.map((name) => find(registry, name))
  const from = async (index: number): Promise<Response> => {
    const middleware = chain[index]
    return middleware ? middleware(context, () => from(index + 1)) : finish()
  }
  return from(0)
}

function find<context>(registry: MiddlewareRegistry<context>, name: string): Middleware<context> {
  const middleware = Object.hasOwn(registry, name) ? registry[name] : undefined
  if (!middleware) throw new UnknownRouteMiddlewareError({ middleware: name, known: Object.keys(registry) })
  return middleware
}
