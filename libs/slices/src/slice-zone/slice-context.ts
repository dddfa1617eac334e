import type { ComponentType, ReactElement, ReactNode } from 'react'
import type { Explain } from '../terms/explain.ts'

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

/** What slices may know of the page they stand on. A site whose slices know more extends it. */
export interface SliceContext {
  /**
   * The document being shown. Slices that can stand for a part of it read it when
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
  /** Marks what a glossary explains, for one rendering of one page (`createExplain`). @default nothing is marked */
  explain?: Explain | undefined
  /** Today as `2026-10-14`, to tell what has ended. @default the day of rendering */
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
}

/** What every slice component receives. */
export interface SliceProps<Slice, Context extends SliceContext = SliceContext> {
  slice: Slice
  /** Where it stands among `slices`. */
  index?: number
  /** All slices of the page. */
  slices?: readonly unknown[]
  context?: Context
}

/** A component per slice type. */
export type SliceMap<Context extends SliceContext = SliceContext> = Readonly<
  // oxlint-disable-next-line typescript/no-explicit-any -- each component takes the slice of its own type
  Record<string, (props: SliceProps<any, Context>) => ReactNode>
>
