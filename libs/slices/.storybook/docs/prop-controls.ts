/**
 * Controls for what stands inside of the lists and records that a component is given, one by one.
 *
 * @module
 */
import type { Args } from '@storybook/react-vite'
import { isValidElement } from 'react'
import type { StrictArgTypes } from 'storybook/internal/csf'

interface PropControl {
  control: { type: 'text' | 'number' | 'boolean' | 'select' | 'object' } | { disable: true }
  options?: readonly unknown[]
}

const typeControls = { string: 'text', ReactNode: 'text', number: 'number', boolean: 'boolean' } as const
type Leaf = string | number | boolean

/** More than anybody reads in a table: a whole document is shown as JSON, and a list, such as the squares of a code, not at all. */
const mostLeaves = 60

/** One argument per word, number and yes or no inside of a list or record, such as `facts.0.label`. */
export function leafArgs(args: Readonly<Args>): Record<string, Leaf> {
  return Object.fromEntries(Object.entries(args).flatMap(([name, value]) => leavesOf(name, value)))
}

/** Their rows in the table, below a heading for each entry of a list. */
export function leafControls(args: Readonly<Args>): StrictArgTypes {
  const rows = Object.entries(leafArgs(args)).map(([place, value]) => {
    const steps = place.split('.').map((step) => (/^\d+$/.test(step) ? String(Number(step) + 1) : step))
    const name = steps.pop() ?? ''
    const control = { type: typeof value === 'string' ? 'text' : typeof value }
    return [place, { name, control, table: { category: steps.join(' '), type: { summary: typeof value } } }]
  })
  return Object.fromEntries(rows) as StrictArgTypes
}

/** How a prop is changed: not at all where it cannot be typed in, as an element cannot. */
export function propControl(value: unknown, summary: string | undefined): PropControl {
  const types = summary?.split(/\s*\|\s*/) ?? []
  const choices = types.map(readLiteral)
  if (choices.length > 1 && !choices.includes(undefined))
    return { control: { type: 'select' }, options: choices }
  const isLeftOut = value === undefined || value === null
  const typed = (isLeftOut ? types : [typeof value]).find(isTyped)
  if (typed) return { control: { type: typeControls[typed] } }
  const isDocument = !Array.isArray(value) && countLeaves(value) > mostLeaves
  return { control: isDocument ? { type: 'object' } : { disable: true } }
}

/** What the component is given: its own props, with what was changed inside of them. */
export function withLeaves(args: Readonly<Args>, initialArgs: Readonly<Args>): Args {
  const leaves = leafArgs(initialArgs)
  const own = Object.fromEntries(Object.entries(args).filter(([name]) => !(name in leaves)))
  const changed = Object.keys(leaves).filter((place) => place in args && args[place] !== leaves[place])
  return changed.reduce((props, place) => edit(props, place.split('.'), args[place]) as Args, own)
}

function leavesOf(name: string, value: unknown): [string, Leaf][] {
  return holdsMore(value) && countLeaves(value) <= mostLeaves ? leavesIn(name, value) : []
}

function leavesIn(place: string, value: unknown): [string, Leaf][] {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
    return [[place, value]]
  if (!holdsMore(value)) return []
  return Object.entries(value).flatMap(([step, inner]) => leavesIn(`${place}.${step}`, inner))
}

function countLeaves(value: unknown): number {
  return leavesIn('', value).length
}

function holdsMore(value: unknown): value is Record<string, unknown> | unknown[] {
  return typeof value === 'object' && value !== null && !isValidElement(value)
}

/** A copy along the way to the change; elements beside it stay the ones they are. */
function edit(value: unknown, [step = '', ...others]: string[], edited: unknown): unknown {
  const inner = (value as Record<string, unknown>)[step]
  const next = others.length === 0 ? edited : edit(inner, others, edited)
  if (Array.isArray(value)) return value.with(Number(step), next)
  return { ...(value as Record<string, unknown>), [step]: next }
}

function isTyped(type: string): type is keyof typeof typeControls {
  return Object.hasOwn(typeControls, type)
}

/** The value of a type that has only one. */
function readLiteral(type: string): string | number | undefined {
  if (/^\d+$/.test(type)) return Number(type)
  return /^'([^']*)'$/.exec(type)?.[1]
}
