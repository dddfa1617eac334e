import { useState } from 'react'
import { numberWords } from '@house-edge/ui/language'
import type { FormWords } from './calculator-words.ts'
import { type FigureField, type FirstFigures, firstOf } from './first-figures.ts'
import { readTypedFigure, type TypedFigure } from './typed-figure.ts'

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
  given: Readonly<Record<string, string>> | undefined,
  said: Pick<FormWords, 'problems' | 'language'>,
): Figures<Name> {
  const [typed, setTyped] = useState(() =>
    each(asked, (figure, name) => given?.[name] ?? asTyped(firstOf(figure, first?.[name]), said.language)),
  )
  const read = each(asked, ({ most }, name) => readTypedFigure(typed[name], most, said))
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

/** As readers of the page's language type it. */
function asTyped(figure: number, language: string): string {
  return numberWords(figure, { useGrouping: false, maximumFractionDigits: 6 }, language)
}

function each<Name extends string, From, To>(
  record: Readonly<Record<Name, From>>,
  make: (value: From, name: Name) => To,
): Readonly<Record<Name, To>> {
  const entries = Object.entries<From>(record).map(([name, value]) => [name, make(value, name as Name)])
  return Object.fromEntries(entries) as Record<Name, To>
}
