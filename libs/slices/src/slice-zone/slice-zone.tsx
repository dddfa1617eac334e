import { type SliceComponentProps, SliceZone as VendorZone } from '@prismicio/react'
import { Callout } from '@house-edge/ui'
import { Flow } from '@house-edge/ui/page'
import type { ComponentType, ReactElement, ReactNode } from 'react'
import { isRecord } from '../field/record.ts'
import { readText } from '../field/scalar.ts'
import type { SliceContext, SliceMap, SliceProblem, SliceProps } from './slice-context.ts'

interface SliceZoneProps<Context extends SliceContext> {
  /** The field as the content service sends it. Renders nothing without one. */
  slices: unknown
  /** A component per slice type, for instance the `components` of this package. */
  components: SliceMap<Context>
  /** What the components may know of their page. */
  context?: Context
}

/**
 * Renders the slices of a page with the vendor's zone.
 *
 * One bad slice never takes the page down: it is left out, or marked when
 * `context.preview` is on, and reported through `context.onProblem`. Server
 * components have no error boundary, so every slice is called where its failure
 * can be caught; slices are plain functions without hooks for that reason.
 */
export function SliceZone<Context extends SliceContext = SliceContext>({
  slices,
  components,
  context,
}: SliceZoneProps<Context>): ReactElement | null {
  if (!Array.isArray(slices) || slices.length === 0) return null
  return (
    <Flow>
      <VendorZone
        slices={slices.every(isSlice) ? slices : slices.map((slice) => (isSlice(slice) ? slice : notASlice))}
        components={isolated(components as SliceMap)}
        defaultComponent={UnknownSlice as ComponentType<SliceComponentProps>}
        context={context ?? noContext}
      />
    </Flow>
  )
}

interface Slice {
  id: string
  slice_type: string
}

const noContext: SliceContext = {}

/** Stands for an entry the vendor's zone would fail on. */
const notASlice: Slice = { id: '', slice_type: '' }

/** What was changed by the vendor's `mapSliceZone()` arrives in other props than components take. */
function isSlice(slice: unknown): slice is Slice {
  return isRecord(slice) && readText(slice['slice_type']) !== undefined && !slice['__mapped']
}

const known = new WeakMap<SliceMap, Record<string, ComponentType<SliceProps<Slice>>>>()

/** The same components, each failing for itself. A slice type may be called `constructor`, so the map inherits nothing. */
function isolated(components: SliceMap): Record<string, ComponentType<SliceProps<Slice>>> {
  const before = known.get(components)
  if (before) return before
  const map = Object.create(null) as Record<string, ComponentType<SliceProps<Slice>>>
  for (const [type, component] of Object.entries(components)) map[type] = (props) => contain(component, props)
  known.set(components, map)
  return map
}

function contain(component: SliceMap[string], props: SliceProps<Slice>): ReactNode {
  const { slice, context = noContext } = props
  const fault = context.faultOf?.(slice)
  if (fault !== undefined) return reported(context, wrongShape(slice, fault))
  try {
    const shown = component(props)
    if (!context.preview) return shown
    // In front of it and not around it, or a draft would be laid out in another way than what is published.
    return (
      <>
        <template data-slice={slice.id} />
        {shown}
      </>
    )
  } catch (cause) {
    return reported(context, sliceThrew(slice, cause))
  }
}

function UnknownSlice({ slice, index, context }: SliceComponentProps<Slice, SliceContext>): ReactNode {
  return reported(context, slice === notASlice ? noType(index) : unknownSlice(slice))
}

function reported(context: SliceContext, problem: SliceProblem): ReactNode {
  context.onProblem?.(problem)
  return context.preview ? (
    <Callout kind="warning" title="This slice cannot be shown">
      <p>{problem.message}</p>
    </Callout>
  ) : null
}

function noType(index: number): SliceProblem {
  return {
    code: 'slices/not-a-slice',
    message: `Entry ${index + 1} of the page has no slice type. It was left out. Remove it in the editor, or restore its type.`,
  }
}

function unknownSlice(slice: Slice): SliceProblem {
  return {
    code: 'slices/unknown-slice',
    message: `There is no component for slices of type "${slice.slice_type}". It was left out. Add the component, or remove the slice from the page.`,
    ...nameOf(slice),
  }
}

function wrongShape(slice: Slice, fault: string): SliceProblem {
  return {
    code: 'slices/wrong-shape',
    message: `The slice of type "${slice.slice_type}" is not what its model says: ${fault}. It was left out. Enter the value again in the editor.`,
    ...nameOf(slice),
  }
}

function sliceThrew(slice: Slice, cause: unknown): SliceProblem {
  const reason = cause instanceof Error ? cause.message : String(cause)
  return {
    code: 'slices/slice-threw',
    message: `The slice of type "${slice.slice_type}" failed: ${reason}. It was left out. Check its fields, and report the failure if they look right.`,
    cause,
    ...nameOf(slice),
  }
}

function nameOf({ slice_type: sliceType, id }: Slice): { sliceType: string; sliceId?: string } {
  return { sliceType, ...(readText(id) !== undefined && { sliceId: id }) }
}
