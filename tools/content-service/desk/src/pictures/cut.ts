import type { ImageSummary } from '../../../src/desk/contract.ts'
import { isJsonObject, objectAt } from '../../../src/json/json.ts'
import type { JsonObject } from '../../../src/json/json.ts'

/** A size a picture is cut to; the measure left out follows the picture. */
export interface Frame {
  /** Empty for the picture itself, or the name of the view. */
  name: string
  width?: number | null | undefined
  height?: number | null | undefined
}

/** Which part of a picture a frame shows: the frame's size, and where it lies on the picture scaled by `zoom`. */
export interface Cut {
  width: number
  height: number
  x: number
  y: number
  zoom: number
}

interface Size {
  width: number
  height: number
}

/** How a frame cuts a picture: as an editor chose, or from the middle. */
export function cutOf(picture: JsonObject, frame: Frame, source: Size): Cut {
  const size = sizeOf(frame, source)
  const view = frame.name === '' ? picture : objectAt(picture, frame.name)
  const kept = objectAt(view, 'edit')
  const least = leastZoom(size, source)
  if (isJsonObject(view['edit']) && typeof kept['zoom'] === 'number') {
    return within({ ...size, x: Number(kept['x']), y: Number(kept['y']), zoom: kept['zoom'] }, source)
  }
  return {
    ...size,
    zoom: least,
    x: Math.round((source.width * least - size.width) / 2),
    y: Math.round((source.height * least - size.height) / 2),
  }
}

/** The smallest scale at which a picture covers a frame. */
export function leastZoom(size: Size, source: Size): number {
  return Math.max(size.width / source.width, size.height / source.height)
}

/** The nearest cut that shows nothing beside the picture. */
export function within(cut: Cut, source: Size): Cut {
  const zoom = Math.max(cut.zoom, leastZoom(cut, source))
  const limit = (value: number, most: number): number =>
    Math.round(Math.min(Math.max(0, value), Math.max(0, most)))
  return {
    ...cut,
    zoom,
    x: limit(cut.x, source.width * zoom - cut.width),
    y: limit(cut.y, source.height * zoom - cut.height),
  }
}

/** The address of a part of a picture, so wide. */
export function pictureAddress(file: ImageSummary, cut: Cut, widthPx: number): string {
  const rect = [cut.x / cut.zoom, cut.y / cut.zoom, cut.width / cut.zoom, cut.height / cut.zoom].map(
    Math.round,
  )
  return `${file.url}?auto=format&rect=${rect.join(',')}&w=${widthPx}&h=${Math.round((widthPx * cut.height) / cut.width)}`
}

function sizeOf({ width, height }: Frame, source: Size): Size {
  if (width && height) return { width, height }
  if (width) return { width, height: Math.round((source.height * width) / source.width) }
  if (height) return { width: Math.round((source.width * height) / source.height), height }
  return source
}
