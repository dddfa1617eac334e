import { useState } from 'react'
import { readTypedFigure, type TypedFigure } from './typed-figure.ts'

/** A figure that a calculator asks for. */
export interface FigureField {
  label: string
  /** What stands in the field where no other was chosen. */
  first: number
  /** The largest that makes sense: more is a slip of the finger. */
  most: number
}

/** The first figures of a calculator. Those that are missing, or that its fields would refuse, are its own. */
export type FirstFigures<Terms> = { readonly [Name in keyof Terms]?: Terms[Name] | undefined }

interface Figures<Name extends string> {
  typed: Readonly<Record<Name, string>>
  read: Readonly<Record<Name, TypedFigure>>
  /** `undefined` unless all are good. */
  figures: Readonly<Record<Name, number>> | undefined
  type: (name: Name, text: string) => void
}

/** The figures of a calculator: as they are typed, and as numbers. */
export function useFigures<Name extends string>(
  asked: Readonly<Record<Name, FigureField>>,
  first: FirstFigures<Record<NoInfer<Name>, number>> | undefined,
  given: Readonly<Record<string, string>> = {},
): Figures<Name> {
  const [typed, setTyped] = useState(() =>
    each(asked, (figure, name) => given[name] ?? String(firstOf(figure, first?.[name]))),
  )
  const read = each(asked, ({ most }, name) => readTypedFigure(typed[name], most))
  return {
    typed,
    read,
    figures: figuresOf(read),
    type: (name, text) => setTyped({ ...typed, [name]: text }),
  }
}

/** The figures that were read, or `undefined` unless all are good. */
export function figuresOf<Name extends string>(
  read: Readonly<Record<Name, TypedFigure>>,
): Readonly<Record<Name, number>> | undefined {
  const isBad = Object.values<TypedFigure>(read).some((one) => 'problem' in one)
  return isBad ? undefined : each(read, (one) => ('figure' in one ? one.figure : 0))
}

function firstOf({ first, most }: FigureField, chosen: number | undefined): number {
  return chosen !== undefined && chosen >= 0 && chosen <= most ? chosen : first
}

function each<Name extends string, From, To>(
  record: Readonly<Record<Name, From>>,
  make: (value: From, name: Name) => To,
): Readonly<Record<Name, To>> {
  const entries = Object.entries<From>(record).map(([name, value]) => [name, make(value, name as Name)])
  return Object.fromEntries(entries) as Record<Name, To>
}
