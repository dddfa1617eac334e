import sharp from 'sharp'
import type { FitEnum, Sharp } from 'sharp'
import { extensionOf } from './catalogue.ts'
import type { Asset } from './catalogue.ts'
import { WireError } from '../errors/wire-error.ts'
import type { ImageParameters } from './parameters.ts'

/** A format a picture can be sent in. */
export type OutputFormat = 'jpeg' | 'png' | 'webp' | 'avif' | 'gif'

const mostSourcePixels = 100_000_000
/** More would keep the process busy for seconds, whoever asks; the largest picture of a page is a tenth of it. */
const mostDrawnPixels = 16_000_000
/** What a vector picture is drawn at, per CSS pixel, before it is made larger. */
const vectorDensity = 72

/** The format to send: the one asked for, else the best the visitor accepts, else that of the file. */
export function chooseFormat(asset: Asset, parameters: ImageParameters, accept: string): OutputFormat {
  const { format } = parameters
  if (format) return format === 'jpg' || format === 'pjpg' ? 'jpeg' : format
  if (parameters.autoFormat && accept.includes('image/webp')) return 'webp'
  switch (extensionOf(asset.file)) {
    case 'jpg':
    case 'jpeg':
      return 'jpeg'
    case 'gif':
      return 'gif'
    case 'webp':
      return parameters.autoFormat ? 'png' : 'webp'
    case 'avif':
      return parameters.autoFormat ? 'png' : 'avif'
    default:
      return 'png'
  }
}

/** Makes a picture as it is wanted. */
export async function transformImage(
  path: string,
  asset: Asset,
  parameters: ImageParameters,
  format: OutputFormat,
): Promise<Buffer> {
  const source = { width: asset.width ?? 1, height: asset.height ?? 1 }
  const rect = withinSource(parameters.rect, source)
  const size = targetSize(rect ?? source, parameters)
  const scale = isVector(asset) ? vectorScale(rect ?? source, size) : 1
  if (isVector(asset) && source.width * source.height * scale ** 2 > mostDrawnPixels)
    throw new WireError(400, { error: 'A drawing cannot be made that large. Ask for a smaller picture.' })

  let image = sharp(path, {
    limitInputPixels: mostSourcePixels,
    ...(isVector(asset) ? { density: Math.min(vectorDensity * scale, 2400) } : {}),
  })
  if (!isVector(asset)) image = image.autoOrient()
  if (rect) {
    image = image.extract({
      left: Math.floor(rect.x * scale),
      top: Math.floor(rect.y * scale),
      width: Math.max(1, Math.floor(rect.width * scale)),
      height: Math.max(1, Math.floor(rect.height * scale)),
    })
  }
  image = resize(image, size, parameters)
  if (parameters.blur > 0) image = image.blur(0.3 + parameters.blur / 20)
  return encode(image, format, parameters).toBuffer()
}

interface Size {
  width: number | undefined
  height: number | undefined
}

function isVector(asset: Asset): boolean {
  return extensionOf(asset.file) === 'svg'
}

function withinSource(
  rect: ImageParameters['rect'],
  source: { width: number; height: number },
): ImageParameters['rect'] {
  if (!rect) return undefined
  const x = Math.min(Math.max(0, rect.x), source.width - 1)
  const y = Math.min(Math.max(0, rect.y), source.height - 1)
  return {
    x,
    y,
    width: Math.min(rect.width, source.width - x),
    height: Math.min(rect.height, source.height - y),
  }
}

function targetSize(
  source: { width: number; height: number },
  { width, height, dpr, fit }: ImageParameters,
): Size {
  const real = (side: number | undefined): number | undefined =>
    side === undefined ? undefined : Math.max(1, Math.min(8192, Math.round(side * dpr)))
  // A side between 0 and 1 is a share of the source, as the hosted service has it.
  const share = (side: number | undefined, whole: number): number | undefined =>
    side !== undefined && side > 0 && side < 1 ? side * whole : side
  const size = { width: real(share(width, source.width)), height: real(share(height, source.height)) }
  return fit === 'crop' && (size.width === undefined || size.height === undefined) ? { ...size } : size
}

function vectorScale(source: { width: number; height: number }, size: Size): number {
  return Math.max(1, (size.width ?? 0) / source.width, (size.height ?? 0) / source.height)
}

function resize(image: Sharp, size: Size, parameters: ImageParameters): Sharp {
  if (size.width === undefined && size.height === undefined) return image
  const { fit } = parameters
  return image.resize({
    ...(size.width === undefined ? {} : { width: size.width }),
    ...(size.height === undefined ? {} : { height: size.height }),
    fit: sharpFit(fit),
    withoutEnlargement: fit === 'max' || fit === 'min',
    position: cropPosition(parameters.crop),
    background: parameters.background ?? { r: 255, g: 255, b: 255, alpha: 0 },
  })
}

function sharpFit(fit: ImageParameters['fit']): keyof FitEnum {
  switch (fit) {
    case 'crop':
    case 'min':
      return 'cover'
    case 'scale':
      return 'fill'
    case 'fill':
      return 'contain'
    default:
      return 'inside'
  }
}

function cropPosition(words: readonly string[]): string {
  if (words.includes('entropy')) return 'entropy'
  if (words.includes('faces') || words.includes('edges')) return 'attention'
  const sides = ['top', 'bottom', 'left', 'right'].filter((side) => words.includes(side))
  return sides.length > 0
    ? sides
        .join(' ')
        .replace('top left', 'left top')
        .replace('bottom left', 'left bottom')
        .replace('top right', 'right top')
        .replace('bottom right', 'right bottom')
    : 'centre'
}

function encode(image: Sharp, format: OutputFormat, { quality, background }: ImageParameters): Sharp {
  switch (format) {
    case 'jpeg':
      return image.flatten({ background: background ?? '#ffffff' }).jpeg({ quality, progressive: true })
    case 'png':
      return image.png({ compressionLevel: 8 })
    case 'webp':
      return image.webp({ quality })
    case 'avif':
      return image.avif({ quality, effort: 2 })
    default:
      return image.gif()
  }
}
