import { fileTypeFromBuffer } from 'file-type'
import sharp from 'sharp'
import { invalidRequest } from '../storage-error.ts'

/** A picture is drawn by one thread; how many are drawn at once is for `DrawnPictures` to say. */
sharp.concurrency(1)

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
/** By the first bytes, whatever the file is called. Nothing else reaches the decoder. */
const knownTypes = new Set(['image/png', 'image/jpeg', 'image/webp', 'image/gif'])
/** At the usual effort a picture of 2500 by 2500 pixels takes a processor up to a minute; so two seconds. */
const encoding = { avif: { effort: 0 }, webp: { effort: 2 } }

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

/** The transformation, in the words of the hosted service's `X-Transformations` header. */
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

/** The wanted format. Without one it is WebP where the browser takes that, else the picture's own. */
export function outputFormat({ format }: Transform, accept: string): 'origin' | 'webp' | 'avif' {
  return format ?? (accept.includes('image/webp') ? 'webp' : 'origin')
}

/**
 * Makes the picture. Only known formats reach the decoder, and pictures of more
 * than 50 million pixels do not.
 *
 * @throws {StorageError} `InvalidRequest` when it is no picture, a broken one, or too large.
 */
export async function renderImage(
  source: Buffer,
  transform: Transform,
  format: 'origin' | 'webp' | 'avif',
): Promise<Buffer> {
  const type = await fileTypeFromBuffer(source)
  if (!knownTypes.has(type?.mime ?? ''))
    throw invalidRequest('The source image is invalid or unsupported for rendering')
  if (source.byteLength > maxSourceBytes)
    throw invalidRequest('The source image file is too large to process')
  const fits = { cover: 'cover', contain: 'inside', fill: 'fill' } as const
  try {
    const image = sharp(source, { limitInputPixels: maxPixels }).autoOrient().gif({ effort: 1, force: false })
    const { autoOrient: whole } = await image.metadata()
    image.resize({ ...drawnSize(whole, transform), fit: fits[transform.resize] })
    const quality = transform.quality ?? defaultQuality
    return await (
      format === 'origin' ? image : image.toFormat(format, { quality, ...encoding[format] })
    ).toBuffer()
  } catch (error) {
    const tooMany = error instanceof Error && error.message.includes('pixel limit')
    throw invalidRequest(
      tooMany
        ? 'The source image resolution is too large to process'
        : 'The source image is invalid or unsupported for rendering',
    )
  }
}

/**
 * The wanted size, what was left out in proportion. Two sides of 2500 are as much
 * as can be asked for, so a narrow picture that would be made longer than that is
 * made smaller too.
 */
function drawnSize(
  whole: { width: number; height: number },
  { width, height }: Transform,
): { width: number; height: number } {
  const scale = width ? width / whole.width : height ? height / whole.height : 1
  const wanted = { width: width ?? whole.width * scale, height: height ?? whole.height * scale }
  const smaller = Math.min(1, maxSide / Math.sqrt(wanted.width * wanted.height))
  const side = (length: number): number => Math.max(1, Math.round(length * smaller))
  return { width: side(wanted.width), height: side(wanted.height) }
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
