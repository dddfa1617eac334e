import type { StoredSiteOptions } from '@house-edge/serving'

type Variants = NonNullable<StoredSiteOptions['variants']>

/**
 * Parts of pages that end on a day: offers whose terms have not been verified since. From midnight UTC of that day the
 * page is sent without them, without a publish.
 */
export const offerDays: Variants = {
  values: ['everybody'],
  varies: [],
  choose: () => 'everybody',
  belongs: (part, _variant, nowMs) => nowMs < endOf(part),
  changesAtMs: (part, nowMs) => {
    const endMs = endOf(part)
    return nowMs < endMs ? endMs : undefined
  },
}

/** A part with a malformed day is never shown. */
function endOf(part: ReadonlyMap<string, string>): number {
  const endMs = Date.parse(part.get('data-until') ?? '')
  return Number.isNaN(endMs) ? 0 : endMs
}
