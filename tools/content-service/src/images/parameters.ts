import { WireError } from '../errors/wire-error.ts'

/** How a picture is wanted, in the terms of the hosted image service. */
export interface ImageParameters {
  /** The part of the source that counts, in its pixels. */
  rect: { x: number; y: number; width: number; height: number } | undefined
  /** In CSS pixels; times `dpr` for real ones. */
  width: number | undefined
  height: number | undefined
  dpr: number
  fit: (typeof fits)[number]
  crop: readonly string[]
  format: (typeof formats)[number] | undefined
  /** Choose the format by what the visitor accepts. */
  autoFormat: boolean
  /** 1 to 100. */
  quality: number
}

const fits = ['clip', 'crop', 'max', 'min', 'scale', 'fill'] as const
const formats = ['jpg', 'pjpg', 'png', 'webp', 'avif', 'gif'] as const
const autos = new Set(['format', 'compress', 'true'])
const crops = new Set(['top', 'bottom', 'left', 'right', 'faces', 'entropy', 'edges', 'center'])
/** Sent by image components or the client, and without effect on the picture here. */
const harmless = new Set(['ixlib', 'ixid', 's', 'cs', 'lossless', 'width', 'v'])

const largestSide = 8192
const usualQuality = 75
const compressedQuality = 65

/**
 * Reads the query of a picture's address.
 *
 * @returns The parameters, and the names of those that have no effect here.
 * @throws {WireError} 400 for a value that makes no sense.
 */
export function parseImageParameters(query: URLSearchParams): {
  parameters: ImageParameters
  ignored: string[]
} {
  const known = new Set(['rect', 'w', 'h', 'dpr', 'fit', 'crop', 'fm', 'auto', 'q', 'width'])
  const auto = list(query.get('auto'))
  const quality = number(query, 'q', 1, 100)

  return {
    parameters: {
      rect: rectangle(query.get('rect')),
      width: number(query, 'w', 1, largestSide) ?? number(query, 'width', 1, largestSide),
      height: number(query, 'h', 1, largestSide),
      dpr: number(query, 'dpr', 0.5, 5) ?? 1,
      fit: oneOf(query, 'fit', fits) ?? 'clip',
      crop: list(query.get('crop')).filter((word) => crops.has(word)),
      format: oneOf(query, 'fm', formats),
      autoFormat: auto.includes('format'),
      quality: quality ?? (auto.includes('compress') ? compressedQuality : usualQuality),
    },
    ignored: [
      ...[...query.keys()].filter((name) => !known.has(name) && !harmless.has(name)),
      ...auto.filter((word) => !autos.has(word)).map((word) => `auto=${word}`),
      ...list(query.get('crop'))
        .filter((word) => !crops.has(word))
        .map((word) => `crop=${word}`),
    ],
  }
}

/** Whether a query asks for anything but the file itself. */
export function isAsIs(query: URLSearchParams): boolean {
  return !['rect', 'w', 'h', 'width', 'fm', 'auto', 'q', 'dpr'].some((name) => query.has(name))
}

function number(query: URLSearchParams, name: string, low: number, high: number): number | undefined {
  const text = query.get(name)
  if (text === null || text === '') return undefined
  const value = Number(text)
  if (!Number.isFinite(value) || value < 0) return refuse(name, text)
  return Math.min(Math.max(value, low), high)
}

function oneOf<T extends string>(query: URLSearchParams, name: string, values: readonly T[]): T | undefined {
  const text = query.get(name)
  if (text === null || text === '') return undefined
  return values.find((value) => value === text) ?? refuse(name, text)
}

function rectangle(text: string | null): ImageParameters['rect'] {
  if (text === null || text === '') return undefined
  const [x, y, width, height] = text.split(',').map(Number)
  const isComplete = [x, y, width, height].every((side) => side !== undefined && Number.isFinite(side))
  if (!isComplete || !width || !height || width < 0 || height < 0) return refuse('rect', text)
  return {
    x: Math.round(x ?? 0),
    y: Math.round(y ?? 0),
    width: Math.round(width),
    height: Math.round(height),
  }
}

function list(text: string | null): string[] {
  return (text ?? '').split(',').filter((word) => word !== '')
}

function refuse(name: string, text: string): never {
  throw new WireError(400, { error: `The parameter ${name} cannot be "${text}".` })
}
