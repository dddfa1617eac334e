import { createRecentMap } from '@house-edge/paths'
import { compressPart, type CompressedPart } from './compressed-parts.ts'

/** Takes from a text what texts of its key begin and end with. */
export type CommonParts = (key: string, text: string) => readonly (CompressedPart | string)[]

interface Known {
  /** The last text without the parts that are known, or of which none are known. */
  other: string | undefined
  start: string
  end: string
  parts: readonly [CompressedPart, CompressedPart] | undefined
}

/** Paths of one generation. */
const mostKnown = 100
/** Less in common is not worth a part of its own. Characters. */
const fewest = 800

/**
 * Learns what pages have in common, such as header and footer: what two in a row begin and end with is compressed once, for
 * all that follow.
 */
export function createCommonParts(): CommonParts {
  const known = createRecentMap<Known>(mostKnown)
  return (key, text) => {
    const own = known.get(key) ?? { other: undefined, start: '', end: '', parts: undefined }
    if (own.other === undefined && !own.parts) known.set(key, own)
    if (!fits(own, text)) learn(own, text)
    if (!own.parts || !fits(own, text)) return [text]
    own.other = undefined
    const [start, end] = own.parts
    return [start, text.slice(own.start.length, text.length - own.end.length), end]
  }
}

function fits({ parts, start, end }: Known, text: string): boolean {
  return (
    parts !== undefined &&
    text.length >= start.length + end.length &&
    text.startsWith(start) &&
    text.endsWith(end)
  )
}

/** A part gets shorter where texts have most of it. Two in a row that have not are of another kind, or of newer content. */
function learn(own: Known, text: string): void {
  const before = own.start.length + own.end.length
  const kept = own.parts && inCommon(own.start, own.end, text)
  const found =
    kept && 2 * (kept.start.length + kept.end.length) >= before
      ? kept
      : own.other !== undefined && inCommon(own.other, own.other, text)
  own.other = text
  if (!found || found.start.length + found.end.length < fewest) return
  own.start = found.start
  own.end = found.end
  own.parts = [compressPart(found.start), compressPart(found.end)]
}

/** Between two tags, so that no letter is cut in two. */
function inCommon(start: string, end: string, text: string): { start: string; end: string } {
  const most = Math.min(start.length, text.length)
  let first = 0
  while (first < most && start.charCodeAt(first) === text.charCodeAt(first)) first += 1
  const begun = text.slice(0, text.lastIndexOf('>', first - 1) + 1)
  const left = Math.min(end.length, text.length - begun.length)
  let last = 0
  while (last < left && end.charCodeAt(end.length - 1 - last) === text.charCodeAt(text.length - 1 - last))
    last += 1
  const from = text.indexOf('<', text.length - last)
  return { start: begun, end: last === 0 || from === -1 ? '' : text.slice(from) }
}
