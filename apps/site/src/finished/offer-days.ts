import type { StoredSiteOptions } from '@house-edge/serving'

type Variants = NonNullable<StoredSiteOptions['variants']>

/**
 * Parts of pages that are shown until a day: offers whose terms nobody has read since. One page for
 * everybody; from midnight UTC of that day on it is another, without a publish.
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

/** What says no day is shown on none. */
function endOf(part: ReadonlyMap<string, string>): number {
  const endMs = Date.parse(part.get('data-until') ?? '')
  return Number.isNaN(endMs) ? 0 : endMs
}
