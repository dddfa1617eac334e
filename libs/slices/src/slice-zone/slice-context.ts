import type { OfferMarkets } from '../review/markets.ts'
import type { ComponentType, ReactElement, ReactNode } from 'react'

/** What went wrong with one slice. The rest of the page is shown all the same. */
export interface SliceProblem {
  /**
   * `slices/unknown-slice`: no component of that name. `slices/not-a-slice`: the
   * entry has no type. `slices/wrong-shape`: a field of it is not what its model says.
   * `slices/slice-threw`: its component failed.
   */
  code: 'slices/unknown-slice' | 'slices/not-a-slice' | 'slices/wrong-shape' | 'slices/slice-threw'
  /** What happened, why it matters, what to do. */
  message: string
  sliceType?: string
  sliceId?: string
  cause?: unknown
}

/** What slices may know of the page they stand on. */
export interface SliceContext {
  /**
   * The document being shown. Slices that can stand for a review read it when
   * their own field is empty.
   */
  document?: unknown
  /** Draft mode: shows where a slice is missing instead of leaving it out. @default false */
  preview?: boolean
  /**
   * What is wrong with a slice, in words; `undefined` when nothing is. For pages
   * whose slices were not checked where they came in, such as drafts.
   */
  faultOf?: (slice: unknown) => string | undefined
  /** Told of every slice that could not be shown, once per rendering. */
  onProblem?: (problem: SliceProblem) => void
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
  /** Today as `2026-10-14`, to tell offers that have ended. @default the day of rendering */
  today?: string
  /**
   * Puts around a component what brings it to life in a page without the framework's scripts.
   * The component's props are plain data. @default the component as it is
   */
  island?: <Props extends object>(island: {
    name: string
    component: ComponentType<Props>
    props: Props
  }) => ReactElement
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

/** What every slice component receives. */
export interface SliceProps<Slice> {
  slice: Slice
  /** Where it stands among `slices`. */
  index?: number
  /** All slices of the page. */
  slices?: readonly unknown[]
  context?: SliceContext
}

/** A component per slice type. */
// oxlint-disable-next-line typescript/no-explicit-any -- each component takes the slice of its own type
export type SliceMap = Readonly<Record<string, (props: SliceProps<any>) => ReactNode>>
