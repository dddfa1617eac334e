import type { BuildQueryURLArgs } from '@prismicio/client'

/**
 * Options of a query besides the method's own arguments. Names and meanings are the vendor's.
 */
export interface QueryOptions {
  /** Read at this ref, whatever the client's mode says. Default: the ref of that mode. */
  ref?: string
  /** Language id; `*` for all. Default: the client's `lang`, else the repository's master language. */
  lang?: string
  /** Built with `filter`. All must hold. */
  filters?: string[]
  /** The order of the list. Default: the service's own. */
  orderings?: NonNullable<BuildQueryURLArgs['orderings']>
  /** Keep only these fields, for example `article.title`. */
  fetch?: string | string[]
  /** Add these fields of linked documents, for example `person.name`. */
  fetchLinks?: string | string[]
  /** The fields to return, in the vendor's language for that. Default: all. */
  graphQuery?: string
  /** Only documents after this id in the ordered list. */
  after?: string
  /** Default: the client's. */
  routes?: NonNullable<BuildQueryURLArgs['routes']>
  /** Default: the client's. */
  brokenRoute?: string
  /** A version of the fields that come from other systems. Default: the newest. */
  integrationFieldsRef?: string
  /** Cancels this call for this caller; other callers that share the request continue. */
  signal?: AbortSignal
  /** Time for this call, in milliseconds. @default limits.deadlineMs */
  deadlineMs?: number
}

/** A query for one page of a list. */
export interface PageOptions extends QueryOptions {
  /** The number of the page, from 1. @default 1 */
  page?: number
  /** Documents in a page, 1 to 100. Default 20, the service's own. */
  pageSize?: number
}

/** A query for a whole list. */
export interface ListOptions extends QueryOptions {
  /** Documents read at most. Default: all. */
  limit?: number
  /** Documents per request, 1 to 100. @default limits.pageSize */
  pageSize?: number
}
