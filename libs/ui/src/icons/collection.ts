import { isSafeIconBody } from './safe-body.ts'

/** One drawing: the inside of an `<svg>`, and the square it is drawn in. */
export interface IconDrawing {
  body: string
  /** In units of the drawing, which is scaled as a whole. @default 0 */
  left?: number
  /** In units of the drawing. @default 0 */
  top?: number
  /** In units of the drawing. Default: the collection's. */
  width?: number
  /** In units of the drawing. Default: the collection's. */
  height?: number
}

/** A set of drawings in the form of the public icon service and its packages (`@iconify-json/…`). */
export interface IconCollection {
  /** The part of a name before the colon. */
  prefix: string
  icons: Readonly<Record<string, IconDrawing>>
  /** Other names of the drawings. */
  aliases?: Readonly<Record<string, { parent: string }>>
  /** For drawings that name none, in their units. Default 16, as in the packages. */
  width?: number
  /** For drawings that name none, in their units. @default 16 */
  height?: number
}

const maxAliasSteps = 5

/**
 * Finds a drawing by its name or by another name.
 *
 * @returns `undefined` when there is none, or when it holds more than shapes:
 *   a drawing is refused whole, not mended.
 */
export function findDrawing(collection: IconCollection, name: string): Required<IconDrawing> | undefined {
  let current = name
  for (let step = 0; step < maxAliasSteps; step += 1) {
    const drawing = own(collection.icons, current)
    if (drawing) return sized(drawing, collection)
    const parent = collection.aliases && own(collection.aliases, current)?.parent
    if (parent === undefined) return undefined
    current = parent
  }
  return undefined
}

function sized(drawing: IconDrawing, collection: IconCollection): Required<IconDrawing> | undefined {
  const {
    body,
    left = 0,
    top = 0,
    width = collection.width ?? 16,
    height = collection.height ?? 16,
  } = drawing
  if (typeof body !== 'string' || !isSafeIconBody(body)) return undefined
  return [left, top, width, height].every(Number.isFinite) ? { body, left, top, width, height } : undefined
}

function own<value>(record: Readonly<Record<string, value>>, name: string): value | undefined {
  return Object.hasOwn(record, name) ? record[name] : undefined
}
