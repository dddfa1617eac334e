import type { BuildQueryURLArgs } from '@prismicio/client'

/**
 * Options of a query besides the method's own arguments. Names and meanings are the vendor's.
 */
export interface QueryOptions {
  /** Read at this ref, whatever the client's mode says. */
  ref?: string
  /** Language id; `*` for all. Default: the client's `lang`, else the repository's master language. */
  lang?: string
  /** Built with `filter`. All must hold. */
  filters?: string[]
  orderings?: NonNullable<BuildQueryURLArgs['orderings']>
  /** Keep only these fields, for example `article.title`. */
  fetch?: string | string[]
  /** Add these fields of linked documents, for example `person.name`. */
  fetchLinks?: string | string[]
  graphQuery?: string
  /** Only documents after this id in the ordered list. */
  after?: string
  routes?: NonNullable<BuildQueryURLArgs['routes']>
  brokenRoute?: string
  integrationFieldsRef?: string
  /** Cancels this call for this caller; other callers that share the request continue. */
  signal?: AbortSignal
  /** Time for this call, in milliseconds. Default `limits.deadlineMs`. */
  deadlineMs?: number
}

/** A query for one page of a list. */
export interface PageOptions extends QueryOptions {
  /** Counted from 1. Default 1. */
  page?: number
  /** 1 to 100. Default 20, the service's own. */
  pageSize?: number
}

/** A query for a whole list. */
export interface ListOptions extends QueryOptions {
  /** Documents read at most. Default: all. */
  limit?: number
  /** Documents per request, 1 to 100. Default `limits.pageSize`. */
  pageSize?: number
}
