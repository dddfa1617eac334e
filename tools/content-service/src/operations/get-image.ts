import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { TooManyPicturesError } from '@house-edge/double/drawn-pictures'
import { getMimeType } from 'hono/utils/mime'
import { WireError } from '../errors/wire-error.ts'
import { assetFilePattern } from '../assets/catalogue.ts'
import type { Asset } from '../assets/catalogue.ts'
import { isAsIs, parseImageParameters } from '../images/parameters.ts'
import { chooseFormat, transformImage } from '../images/transform.ts'
import { files } from '../repository/files.ts'
import type { Service } from '../service.ts'
import { ignoredParameters } from './ignored-parameters.ts'

/**
 * `GET /images/{file}`: a file of the media library, as it is or as a picture of another size.
 *
 * A drawing is a document to a browser and could hold a script. Every answer
 * therefore forbids that anything in it runs, and that its type is guessed.
 */
export async function getImage(request: Request, file: string, service: Service): Promise<Response> {
  const asset = assetFilePattern.test(file) ? service.repository.assets.byFile(file) : undefined
  if (!asset) throw new WireError(404, { error: `There is no file ${file} in the media library.` })

  const path = join(service.repository.folder, files.images, asset.file)
  const query = new URL(request.url).searchParams
  if (asset.width === undefined || isAsIs(query)) {
    return answer(request, await readFile(path), contentTypeOf(asset.file), {})
  }

  const { parameters, ignored } = parseImageParameters(query)
  const format = chooseFormat(asset, parameters, request.headers.get('accept') ?? '')
  const name = `${resultName(asset, JSON.stringify(parameters))}.${format}`
  const draw = () => transformImage(path, asset, parameters, format)
  try {
    const bytes = await service.pictures.get(name, draw, request.signal)
    return answer(request, bytes, contentTypeOf(name), {
      vary: 'Accept',
      ...ignoredParameters(ignored),
    })
  } catch (error) {
    if (error instanceof TooManyPicturesError) return busy(error)
    throw error
  }
}

function busy({ message, retryAfterSeconds }: TooManyPicturesError): Response {
  return Response.json(
    { error: message },
    {
      status: 503,
      headers: { 'retry-after': String(retryAfterSeconds), 'access-control-allow-origin': '*' },
    },
  )
}

function answer(
  request: Request,
  bytes: Uint8Array,
  contentType: string,
  headers: Record<string, string>,
): Response {
  const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`
  const common = {
    ...headers,
    etag,
    'cache-control': 'public, max-age=86400',
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  }
  if (request.headers.get('if-none-match') === etag)
    return new Response(null, { status: 304, headers: common })
  return new Response(new Uint8Array(bytes), { headers: { ...common, 'content-type': contentType } })
}

function contentTypeOf(file: string): string {
  return getMimeType(file)?.split(';')[0] ?? 'application/octet-stream'
}

function resultName(asset: Asset, parameters: string): string {
  const version = `${asset.file}:${asset.sizeBytes}:${asset.modifiedAtMs}`
  return createHash('sha256').update(`${version}:${parameters}`).digest('base64url').slice(0, 32)
}
