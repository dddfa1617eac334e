/**
 * Reads what `OfferPart` writes: from and until which day a part of a page is shown, and in which markets. A server does
 * that for each request, without the components.
 *
 * @module
 */
type Attributes = ReadonlyMap<string, string>

/** Whether a part of a page is shown in a market at a time. A part without markets is for all. */
export function isPartShown(part: Attributes, market: string, nowMs: number): boolean {
  const isForMarket = part.get('data-markets')?.split(' ').includes(market) ?? true
  return isForMarket && beginOf(part) <= nowMs && nowMs < endOf(part)
}

/** When a part of a page begins or ends next. `undefined`: it does neither any more. */
export function partChangesAtMs(part: Attributes, nowMs: number): number | undefined {
  return [beginOf(part), endOf(part)].find((atMs) => nowMs < atMs && Number.isFinite(atMs))
}

/** A part with a malformed day is never shown, one without a day always. */
function beginOf(part: Attributes): number {
  const from = part.get('data-from')
  if (from === undefined) return Number.NEGATIVE_INFINITY
  const beginMs = Date.parse(from)
  return Number.isNaN(beginMs) ? Number.POSITIVE_INFINITY : beginMs
}

function endOf(part: Attributes): number {
  const until = part.get('data-until')
  if (until === undefined) return Number.POSITIVE_INFINITY
  const endMs = Date.parse(until)
  return Number.isNaN(endMs) ? 0 : endMs
}
