/**
 * Controls for what editors fill in: a slice's variation and its fields, one by one.
 *
 * @module
 */
import type { Args, Decorator } from '@storybook/react-vite'
import { createElement } from 'react'
import type { SBType, StrictArgTypes } from 'storybook/internal/csf'
import { editField, type FieldControl, fieldControl } from './field-control.ts'
import { leafArgs, leafControls, propControl, withLeaves } from './prop-controls.ts'
import { type FieldModel, type Slice, slicesOf } from './slice-models.ts'

/** A control, and the place in the slices that it changes. */
interface PlacedControl {
  /** Such as `0.primary.title`. Names the argument. */
  place: string
  field: FieldModel
  control: FieldControl
  category: string
}

/** One argument per variation and field that can be changed, and per word inside of a component's lists. */
export function withFieldArgs({ initialArgs }: { initialArgs: Args }): Args {
  const controls = controlsOf(initialArgs)
  if (controls.length === 0) return { ...initialArgs, ...leafArgs(initialArgs) }
  return {
    ...initialArgs,
    ...Object.fromEntries(controls.map(({ place, control }) => [place, control.value])),
  }
}

/** Shows these arguments instead of the slices as JSON. What a component is given as an element is no JSON either. */
export function withFieldControls(story: { initialArgs: Args; argTypes: StrictArgTypes }): StrictArgTypes {
  const { initialArgs, argTypes } = story
  const controls = controlsOf(initialArgs)
  if (controls.length === 0) return inWords(argTypes, initialArgs)
  const hidden = Object.fromEntries(Object.keys(argTypes).map((name) => [name, { table: { disable: true } }]))
  const shown = controls.map(({ place, control: { name, description, control, options }, category }) => [
    place,
    {
      name,
      description,
      control: { type: control },
      ...(options && { options }),
      table: { category, type: { summary: control } },
    },
  ])
  return { ...argTypes, ...hidden, ...Object.fromEntries(shown) } as StrictArgTypes
}

/** The props of a component: types as they are written, and words where anything that can be rendered is taken. */
function inWords(argTypes: StrictArgTypes, initialArgs: Args): StrictArgTypes {
  // What is told of no prop, such as children that every element takes, would be JSON as well.
  const untold = Object.keys(initialArgs).filter((name) => !(name in argTypes) && !name.includes('.'))
  const all = { ...argTypes, ...Object.fromEntries(untold.map((name) => [name, { name }])) } as StrictArgTypes
  const worded = Object.entries(all).map(([name, argType]) => {
    const { type, table, description, control } = argType
    const read = isChoice(type) && type.raw ? inOneLine(type.raw) : table?.type?.summary
    // What reads the types stops at `readonly`.
    const summary = read === 'unknown' && Array.isArray(initialArgs[name]) ? 'list' : read
    return [
      name,
      {
        ...argType,
        // The table has a column for it.
        description: description?.replace(/\s*@default .*$/m, ''),
        table: { ...table, type: { ...table?.type, summary } },
        // Storybook would show JSON for every prop that may be left out.
        ...(type?.name === 'enum' || (control && !isJson(control))
          ? {}
          : propControl(initialArgs[name], summary)),
      },
    ]
  })
  return { ...Object.fromEntries(worded), ...leafControls(initialArgs) } as StrictArgTypes
}

function isChoice(
  type: StrictArgTypes[string]['type'],
): type is { name: 'enum' | 'union'; raw?: string } & SBType {
  return type?.name === 'enum' || type?.name === 'union'
}

function isJson(control: StrictArgTypes[string]['control']): boolean {
  return typeof control === 'object' && 'type' in control && control.type === 'object'
}

/** A type as its source has it, without what every optional prop may be. */
function inOneLine(raw: string): string {
  return raw
    .split('|')
    .map((each) => each.trim())
    .filter((each) => each !== '' && each !== 'undefined')
    .join(' | ')
}

/** Renders the slices, or the component, with what was changed in the controls. */
export const inFields: Decorator = (Story, { args, initialArgs }) => {
  const controls = controlsOf(initialArgs)
  if (controls.length === 0)
    return createElement<{ args: Args }>(Story, { args: withLeaves(args, initialArgs) })
  const changed = controls.filter(({ place, control }) => args[place] !== control.value)
  if (changed.length === 0) return createElement(Story)
  const slices = structuredClone<unknown>(initialArgs['slices'])
  for (const { place, field } of changed) {
    const steps = place.split('.')
    const name = steps.pop() ?? ''
    const holder = steps.reduce((at, step) => (at as Record<string, unknown>)[step], slices) as Record<
      string,
      unknown
    >
    holder[name] = name === 'variation' ? args[place] : editField(field, holder[name], args[place])
  }
  return createElement<{ args: Args }>(Story, { args: { ...args, slices } })
}

function controlsOf(args: Readonly<Record<string, unknown>>): readonly PlacedControl[] {
  return slicesOf(args).flatMap(({ slice, model }) => {
    const index = (args['slices'] as Slice[]).indexOf(slice)
    const variation: FieldModel = {
      type: 'Select',
      config: { label: 'Variation', options: model.variations.map(({ id }) => id) },
    }
    const fields = Object.assign({}, ...model.variations.map(({ primary }) => primary)) as Record<
      string,
      FieldModel
    >
    return [
      ...(model.variations.length > 1
        ? place(variation, slice.variation, `${index}.variation`, 'Slice')
        : []),
      ...Object.entries(fields).flatMap(([id, field]) => {
        const at = `${index}.primary.${id}`
        if (field.type !== 'Group') return place(field, slice.primary[id], at, 'Fields')
        const rows = Array.isArray(slice.primary[id])
          ? (slice.primary[id] as (Record<string, unknown> | null)[])
          : []
        return rows.flatMap((row, number) =>
          Object.entries(field.config?.fields ?? {}).flatMap(([name, inner]) =>
            place(
              inner,
              row?.[name],
              `${at}.${number}.${name}`,
              `${field.config?.label ?? id} ${number + 1}`,
            ),
          ),
        )
      }),
    ]
  })
}

function place(field: FieldModel, value: unknown, place: string, category: string): PlacedControl[] {
  const control = fieldControl(field, value)
  return control ? [{ place, field, control, category }] : []
}
