import type { ImageSource } from '@house-edge/ui'
import { isRecord } from './record.ts'
import { readNumber, readText } from './scalar.ts'

/** Reads a picture, or one of its crops by name. */
export function readImage(value: unknown, crop?: string): ImageSource | undefined {
  if (!isRecord(value)) return undefined
  const image = crop && Object.hasOwn(value, crop) ? value[crop] : value
  if (!isRecord(image)) return crop ? readImage(value) : undefined
  const src = readText(image['url'])
  if (src === undefined || !isPictureAddress(src))
    return crop && image !== value ? readImage(value) : undefined
  const dimensions = isRecord(image['dimensions']) ? image['dimensions'] : {}
  return {
    src,
    alt: readText(image['alt']) ?? readText(value['alt']),
    width: readNumber(dimensions['width'], { min: 1 }),
    height: readNumber(dimensions['height'], { min: 1 }),
    credit: readText(image['copyright']) ?? readText(value['copyright']),
  }
}

/** Only files from the web or this site: `data:` and the like are no content. */
function isPictureAddress(src: string): boolean {
  return /^https?:\/\//i.test(src) ? URL.canParse(src) : /^\/(?![/\\])/.test(src)
}
