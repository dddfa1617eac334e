import { Callout } from '@house-edge/ui'
import { Flow } from '@house-edge/ui/page'
import { Fragment, type ReactElement, type ReactNode } from 'react'
import { slices as sliceMap } from '../slice-map/slices.ts'
import { isRecord } from '../field/record.ts'
import { readText } from '../field/scalar.ts'
import type { SliceContext, SliceMap, SliceProblem, SliceProps } from './slice-context.ts'

export interface SliceZoneProps {
  /** The field as the content service sends it, or nothing. */
  slices: unknown
  /** @default the components of this package */
  components?: SliceMap
  context?: SliceContext
}

/**
 * Renders the slices of a page.
 *
 * One bad slice never takes the page down: it is left out, or marked when
 * `context.preview` is on, and reported through `context.onProblem`. Server
 * components have no error boundary, so every slice is called here, where its
 * failure can be caught; slices are plain functions without hooks for that
 * reason.
 */
export function SliceZone({
  slices,
  components = sliceMap,
  context = noContext,
}: SliceZoneProps): ReactElement | null {
  if (!Array.isArray(slices) || slices.length === 0) return null
  const list: readonly unknown[] = slices
  return (
    <Flow>
      {list.map((slice, index) => (
        <Fragment key={keyOf(slice, index)}>
          {renderSlice({ slice, index, slices: list, context }, components)}
        </Fragment>
      ))}
    </Flow>
  )
}

const noContext: SliceContext = {}

function keyOf(slice: unknown, index: number): string {
  const id = isRecord(slice) ? readText(slice['id']) : undefined
  return `${index}:${id ?? ''}`
}

function renderSlice(props: Required<SliceProps<unknown>>, components: SliceMap): ReactNode {
  const { slice, context } = props
  const type = isRecord(slice) ? readText(slice['slice_type']) : undefined
  if (type === undefined) return reported(context, notASlice(props.index))
  const component = Object.hasOwn(components, type) ? components[type] : undefined
  if (!component) return reported(context, unknownSlice(type, slice))
  const fault = context.faultOf?.(slice)
  if (fault !== undefined) return reported(context, wrongShape(type, slice, fault))
  try {
    return component(props)
  } catch (cause) {
    return reported(context, sliceThrew(type, slice, cause))
  }
}

function reported(context: SliceContext, problem: SliceProblem): ReactNode {
  context.onProblem?.(problem)
  return context.preview ? (
    <Callout kind="warning" title="This slice cannot be shown">
      <p>{problem.message}</p>
    </Callout>
  ) : null
}

function notASlice(index: number): SliceProblem {
  return {
    code: 'slices/not-a-slice',
    message: `Entry ${index + 1} of the page has no slice type. It was left out. Remove it in the editor, or restore its type.`,
  }
}

function unknownSlice(type: string, slice: unknown): SliceProblem {
  return {
    code: 'slices/unknown-slice',
    message: `There is no component for slices of type "${type}". It was left out. Add the component, or remove the slice from the page.`,
    sliceType: type,
    ...idOf(slice),
  }
}

function wrongShape(type: string, slice: unknown, fault: string): SliceProblem {
  return {
    code: 'slices/wrong-shape',
    message: `The slice of type "${type}" is not what its model says: ${fault}. It was left out. Enter the value again in the editor.`,
    sliceType: type,
    ...idOf(slice),
  }
}

function sliceThrew(type: string, slice: unknown, cause: unknown): SliceProblem {
  const reason = cause instanceof Error ? cause.message : String(cause)
  return {
    code: 'slices/slice-threw',
    message: `The slice of type "${type}" failed: ${reason}. It was left out. Check its fields, and report the failure if they look right.`,
    sliceType: type,
    cause,
    ...idOf(slice),
  }
}

function idOf(slice: unknown): { sliceId?: string } {
  const id = isRecord(slice) ? readText(slice['id']) : undefined
  return id === undefined ? {} : { sliceId: id }
}
