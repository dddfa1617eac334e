import type { SliceContext as ContextOfEverySite, SliceProps as PropsWith } from '@house-edge/slices'
import type { OfferMarkets } from '../markets/markets.ts'

/** What slices about casinos may know of the page they stand on. */
export interface SliceContext extends ContextOfEverySite {
  /**
   * The review of the casino that makes an offer, by the id of the offer. An offer
   * without one is not shown. Without this function an offer outside its casino's
   * review is shown, whichever casino makes it.
   */
  makerOf?: (bonusId: string) => unknown
  /** Markets whose offers are shown. @default offers are shown whatever their country */
  markets?: OfferMarkets | undefined
  /** Where readers say in which country they are. @default nowhere */
  marketHref?: string | undefined
  /**
   * The page that works out the figures of calculators, by its query: their results link to it. @default none
   */
  workedOutHref?: string | undefined
  /** The id of a form on the page that saves the `document` it is sent. @default nothing can be saved */
  saveForm?: string | undefined
  /** The id of a `ChoiceBar` on the page that compares the reviews ticked. @default nothing can be ticked */
  compareForm?: string | undefined
  /**
   * Where a visit to a casino starts, for instance a path that counts it and
   * forwards. @default the casino's own address
   */
  visitHref?: (review: { goSlug: string | undefined; website: string | undefined }) => string | undefined
}

/** What every slice component about casinos receives. */
export type SliceProps<Slice> = PropsWith<Slice, SliceContext>
