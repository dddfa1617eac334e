import { RestError } from '../rest-error.ts'

/** How rows are written. */
export interface Media {
  kind: 'array' | 'object' | 'csv'
  /** Fields without a value are left out. */
  stripsNulls: boolean
  contentType: string
}

const json: Media = { kind: 'array', stripsNulls: false, contentType: 'application/json; charset=utf-8' }
const strippedArray = 'application/vnd.pgrst.array+json;nulls=stripped'
const object = 'application/vnd.pgrst.object+json'

const available: Record<string, Media> = {
  '*/*': json,
  'application/*': json,
  'application/json': json,
  'application/vnd.pgrst.array': json,
  'application/vnd.pgrst.array+json': json,
  [strippedArray]: { kind: 'array', stripsNulls: true, contentType: `${strippedArray}; charset=utf-8` },
  'application/vnd.pgrst.object': {
    kind: 'object',
    stripsNulls: false,
    contentType: `${object}; charset=utf-8`,
  },
  [object]: { kind: 'object', stripsNulls: false, contentType: `${object}; charset=utf-8` },
  [`${object};nulls=stripped`]: {
    kind: 'object',
    stripsNulls: true,
    contentType: `${object};nulls=stripped; charset=utf-8`,
  },
  'text/csv': { kind: 'csv', stripsNulls: false, contentType: 'text/csv; charset=utf-8' },
}

/** The first acceptable one that there is, by preference. @throws {RestError} `PGRST107` */
export function chooseMedia(accept: string): Media {
  const wanted = accept
    .split(',')
    .filter((one) => one.trim() !== '')
    .map(readRange)
  wanted.sort((a, b) => b.quality - a.quality)
  const chosen = wanted.find(({ name, quality }) => quality > 0 && available[name])
  if (chosen) return available[chosen.name] ?? json
  throw new RestError(
    406,
    'PGRST107',
    `None of these media types are available: ${wanted.map(({ name }) => name).join(', ')}`,
  )
}

function readRange(text: string): { name: string; quality: number } {
  const [type = '', ...parameters] = text.split(';').map((part) => part.trim().toLowerCase())
  const quality = parameters.find((one) => one.startsWith('q='))?.slice(2)
  const strips = parameters.includes('nulls=stripped') ? ';nulls=stripped' : ''
  return { name: type + strips, quality: quality === undefined ? 1 : Number(quality) }
}
