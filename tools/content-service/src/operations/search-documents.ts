import { setImmediate as nextTurn } from 'node:timers/promises'
import { permissionsOf } from '../access/permissions.ts'
import { WireError, invalidParameter } from '../errors/wire-error.ts'
import type { JsonObject } from '../json/json.ts'
import type { Models } from '../models/model.ts'
import { judgeGraphQuery } from '../query/judge-graph-query.ts'
import { parseGraphQuery } from '../query/parse-graph-query.ts'
import { parseFields, parsePage } from '../query/parameters.ts'
import type { Page } from '../query/parameters.ts'
import { runQuery } from '../query/run-query.ts'
import { resolveRef } from '../refs/resolve-ref.ts'
import { createRenderContext } from '../render/create-context.ts'
import { allData, renderDocument } from '../render/render-document.ts'
import { selectGraph } from '../render/select-graph.ts'
import type { RenderData } from '../render/render-document.ts'
import { selectData } from '../render/related-data.ts'
import { filterContext } from '../query/filter-context.ts'
import type { Service } from '../service.ts'

const largestResponseBytes = 6_291_456

/** An answer to a query, as text because its size counts. */
interface SearchAnswer {
  body: string
  /** Whether the same address will always get the same answer. */
  isFixed: boolean
}

/** Documents rendered before others are looked after, and whether the client is still there. */
const atOnce = 10

/**
 * `GET /api/v2/documents/search`. Ends early when its client is gone: one that lost patience asks again, and its first
 * question would take the time of the second.
 *
 * @throws {WireError} With the status and body the hosted service gives.
 */
export async function searchDocuments(
  query: URLSearchParams,
  service: Service,
  client: AbortSignal,
): Promise<SearchAnswer> {
  const { repository, origin } = service
  const permissions = permissionsOf(query.get('access_token') ?? undefined, repository.settings, origin)
  const ref = query.get('ref')
  if (ref === null || ref === '') throw invalidParameter('A ref is required: the parameter ref is missing.')
  const resolved = resolveRef(ref, service, permissions)

  const page = parsePage(query)
  const found = runQuery(
    {
      q: query.getAll('q'),
      orderings: query.get('orderings') ?? undefined,
      lang: query.get('lang') || repository.masterLanguage,
      after: query.get('after') || undefined,
    },
    filterContext(resolved.snapshot, repository),
  )
  const context = createRenderContext(query, resolved.snapshot, service)
  const renderData = dataRenderer(query, repository.models)
  const start = (page.page - 1) * page.pageSize
  const results: JsonObject[] = []
  for (const document of found.slice(start, start + page.pageSize)) {
    if (results.length % atOnce === 0) await nextTurn()
    if (client.aborted) throw clientGone(results.length)
    results.push(renderDocument(document, ref, context, renderData))
  }

  const body = JSON.stringify({ ...pagination(found.length, results.length, page, query, origin), results })
  const sizeBytes = Buffer.byteLength(body)
  if (sizeBytes > largestResponseBytes) throw tooLarge(sizeBytes)
  return { body, isFixed: resolved.isFixed }
}

function dataRenderer(query: URLSearchParams, models: Models): RenderData {
  const fetch = query.get('fetch')
  const graphQuery = query.get('graphQuery')
  if (graphQuery) {
    if (fetch || query.get('fetchLinks'))
      throw invalidParameter('graphQuery cannot be used together with fetch or fetchLinks')
    const selection = parseGraphQuery(graphQuery)
    judgeGraphQuery(selection, models)
    return (document, context) => selectGraph(document, selection, context)
  }
  if (!fetch) return allData
  const fields = parseFields(fetch)
  return (document, context) => selectData(document, fields.get(document.type) ?? [], context)
}

function pagination(
  total: number,
  count: number,
  { page, pageSize }: Page,
  query: URLSearchParams,
  origin: string,
): JsonObject {
  const pages = Math.ceil(total / pageSize)
  const address = (number: number): string => {
    const next = new URLSearchParams(query)
    next.set('page', String(number))
    next.set('pageSize', String(pageSize))
    return `${origin}/api/v2/documents/search?${next.toString()}`
  }
  return {
    page,
    results_per_page: pageSize,
    results_size: count,
    total_results_size: total,
    total_pages: pages,
    next_page: page < pages ? address(page + 1) : null,
    prev_page: page > 1 && pages > 0 ? address(Math.min(page - 1, pages)) : null,
  }
}

/** Nothing reads it but the log: there is no connection any more. */
function clientGone(rendered: number): WireError {
  return new WireError(499, `The client was gone after ${rendered} documents. The rest was not rendered.`)
}

function tooLarge(sizeBytes: number): WireError {
  const inMegabytes = (sizeBytes / 1_048_576).toFixed(2)
  return new WireError(
    422,
    `The maximum size of response body is: 6 MO (${largestResponseBytes} bytes)\nYour response is:  ${inMegabytes} MO (${sizeBytes} bytes)`,
  )
}
