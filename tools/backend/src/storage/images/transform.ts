import sharp from 'sharp'
import { invalidRequest } from '../storage-error.ts'
import { isKnownImage } from './is-known-image.ts'

export interface Transform {
  width?: number
  height?: number
  resize: 'cover' | 'contain' | 'fill'
  quality?: number
  format?: 'origin' | 'webp' | 'avif'
}

const maxSide = 2500
const maxPixels = 50_000_000
const maxSourceBytes = 25 * 1024 * 1024
const defaultQuality = 80

/** Reads the wanted transformation from a query or a body. @throws {StorageError} `InvalidRequest` */
export function readTransform(wanted: object): Transform {
  const options = wanted as Record<string, unknown>
  const width = readSide(options, 'width')
  const height = readSide(options, 'height')
  const quality = readQuality(options['quality'])
  const format = readChoice(options, 'format', ['origin', 'webp', 'avif'] as const)
  return {
    ...(width ? { width } : {}),
    ...(height ? { height } : {}),
    resize: readChoice(options, 'resize', ['cover', 'contain', 'fill'] as const) ?? 'cover',
    ...(quality ? { quality } : {}),
    ...(format ? { format } : {}),
  }
}

/** One line for the token of a signed URL. */
export function describeTransform(transform: Transform): string {
  return new URLSearchParams(
    Object.entries(transform).map(([name, value]) => [name, String(value)]),
  ).toString()
}

const resizingTypes = { cover: 'fill', contain: 'fit', fill: 'force' }

/** What was done to the picture, in the words of the hosted service's `X-Transformations` header. */
export function listTransformations({ width, height, resize, quality, format }: Transform): string {
  const steps = [
    height && `height:${height}`,
    width && `width:${width}`,
    (width || height) && `resizing_type:${resizingTypes[resize]}`,
    quality && `quality:${quality}`,
    format && format !== 'origin' && `format:${format}`,
  ]
  return steps.filter(Boolean).join(',')
}

export function parseTransform(text: string): Transform {
  return readTransform(Object.fromEntries(new URLSearchParams(text)))
}

/**
 * Makes the picture. Without a wanted format it becomes WebP where the browser
 * takes that. Only the formats named in `isKnownImage` reach the decoder, and
 * pictures of more than 50 million pixels do not.
 *
 * @throws {StorageError} `InvalidRequest` when it is no picture, a broken one, or too large.
 */
export async function renderImage(
  source: Buffer,
  transform: Transform,
  accept: string,
): Promise<{ bytes: Buffer; contentType: string }> {
  if (!isKnownImage(source)) throw invalidRequest('The source image is invalid or unsupported for rendering')
  if (source.byteLength > maxSourceBytes)
    throw invalidRequest('The source image file is too large to process')
  const fits = { cover: 'cover', contain: 'inside', fill: 'fill' } as const
  try {
    const image = sharp(source, { limitInputPixels: maxPixels }).rotate()
    if (transform.width || transform.height) {
      image.resize({
        ...(transform.width ? { width: transform.width } : {}),
        ...(transform.height ? { height: transform.height } : {}),
        fit: fits[transform.resize],
      })
    }
    const format = outputFormat(transform, accept)
    const { data, info } = await (
      format ? image.toFormat(format, { quality: transform.quality ?? defaultQuality }) : image
    ).toBuffer({
      resolveWithObject: true,
    })
    return { bytes: data, contentType: `image/${info.format === 'heif' ? 'avif' : info.format}` }
  } catch (error) {
    const tooMany = error instanceof Error && error.message.includes('pixel limit')
    throw invalidRequest(
      tooMany
        ? 'The source image resolution is too large to process'
        : 'The source image is invalid or unsupported for rendering',
    )
  }
}

function outputFormat({ format }: Transform, accept: string): 'webp' | 'avif' | undefined {
  if (format === 'webp' || format === 'avif') return format
  return format === undefined && accept.includes('image/webp') ? 'webp' : undefined
}

function readSide(options: Record<string, unknown>, name: string): number | undefined {
  const value = options[name]
  if (value === undefined || value === '') return undefined
  const side = Number(value)
  if (!Number.isInteger(side) || side < 0 || side > maxSide) {
    throw invalidRequest(`querystring/${name} must be an integer from 0 to ${maxSide}`)
  }
  return side
}

function readQuality(value: unknown): number | undefined {
  if (value === undefined) return undefined
  const quality = Number(value)
  if (!Number.isInteger(quality) || quality < 20 || quality > 100) {
    throw invalidRequest('querystring/quality must be between 20 and 100')
  }
  return quality
}

function readChoice<T extends string>(
  options: Record<string, unknown>,
  name: string,
  choices: readonly T[],
): T | undefined {
  const value = options[name]
  if (value === undefined) return undefined
  const choice = choices.find((candidate) => candidate === value)
  if (!choice) throw invalidRequest(`querystring/${name} must be equal to one of the allowed values`)
  return choice
}
