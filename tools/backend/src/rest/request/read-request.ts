import type { Claims } from '../../gateway/claims.ts'
import { exposedSchema } from '../catalogue/queries.ts'
import { readQuery, type Query } from '../query/read-query.ts'
import { RestError } from '../rest-error.ts'
import { chooseMedia, type Media } from './media-type.ts'
import { readPreferences, type Preferences } from './preferences.ts'
import { readRange, type Range } from './range.ts'

/** A request of the data API, parsed but not yet checked against the database. */
export interface ApiRequest {
  method: string
  /** The table, the view or the function. */
  name: string
  isCall: boolean
  url: URL
  headers: Headers
  body: string
  contentType: string
  claims: Claims
  query: Query
  range: Range
  preferences: Preferences
  media: Media
}

const reading = new Set(['GET', 'HEAD'])

export function isReading({ method }: { method: string }): boolean {
  return reading.has(method)
}

/** @throws {RestError} */
export async function readRequest(raw: Request, claims: Claims): Promise<ApiRequest> {
  const { method, headers } = raw
  const url = new URL(raw.url)
  url.searchParams.delete('apikey')
  const { name, isCall } = readTarget(url.pathname)
  checkSchema(headers.get(reading.has(method) ? 'accept-profile' : 'content-profile'))
  const query = readQuery(url.searchParams, isCall && reading.has(method))
  return {
    method,
    name,
    isCall,
    url,
    headers,
    claims,
    query,
    body: reading.has(method) ? '' : await raw.text(),
    contentType: headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? 'application/json',
    range: readRange(query.limits),
    preferences: readPreferences(headers.get('prefer') ?? ''),
    media: chooseMedia(headers.get('accept') || '*/*'),
  }
}

function readTarget(pathname: string): { name: string; isCall: boolean } {
  const parts = pathname
    .replace(/^\/rest\/v1\/?/, '')
    .split('/')
    .map(decode)
  const [first = '', second = ''] = parts
  if (first === 'rpc' && second !== '' && parts.length === 2) return { name: second, isCall: true }
  if (first !== '' && parts.length === 1) return { name: first, isCall: false }
  if (first === '') throw new RestError(404, 'PGRST126', 'Root endpoint metadata is disabled')
  throw invalidPath()
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    throw invalidPath()
  }
}

const invalidPath = (): RestError => new RestError(404, 'PGRST125', 'Invalid path specified in request URL')

function checkSchema(profile: string | null): void {
  if (profile === null || profile === exposedSchema) return
  throw new RestError(406, 'PGRST106', `Invalid schema: ${profile}`, {
    hint: `Only the following schemas are exposed: ${exposedSchema}`,
  })
}
