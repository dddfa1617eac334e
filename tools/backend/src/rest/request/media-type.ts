import { RestError } from '../rest-error.ts'

/** How rows are written. */
export interface Media {
  kind: 'array' | 'object' | 'csv'
  /** Fields without a value are left out. */
  stripsNulls: boolean
  contentType: string
}

const json: Media = { kind: 'array', stripsNulls: false, contentType: 'application/json; charset=utf-8' }
const object = 'application/vnd.pgrst.object+json'
const singly: Media = { kind: 'object', stripsNulls: false, contentType: `${object}; charset=utf-8` }

const stripped = (kind: Media['kind'], name: string): [string, Media] => [
  name,
  { kind, stripsNulls: true, contentType: `${name}; charset=utf-8` },
]

const available: ReadonlyMap<string, Media> = new Map([
  ['*/*', json],
  ['application/*', json],
  ['application/json', json],
  ['application/vnd.pgrst.array', json],
  ['application/vnd.pgrst.array+json', json],
  stripped('array', 'application/vnd.pgrst.array+json;nulls=stripped'),
  ['application/vnd.pgrst.object', singly],
  [object, singly],
  stripped('object', `${object};nulls=stripped`),
  ['text/csv', { kind: 'csv', stripsNulls: false, contentType: 'text/csv; charset=utf-8' }],
])

/** The first that there is; the client names one. @throws {RestError} `PGRST107` */
export function chooseMedia(accept: string): Media {
  const wanted = accept.split(',').map((one) => one.replaceAll(/\s|;\s*q=[^;]*/g, '').toLowerCase())
  const chosen = wanted.map((name) => available.get(name)).find((media) => media !== undefined)
  if (chosen) return chosen
  throw new RestError(406, 'PGRST107', `None of these media types are available: ${wanted.join(', ')}`)
}
