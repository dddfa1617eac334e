/**
 * Places on an axis, in per cent of the width. Drawn with the platform alone: docs/decisions/0381.
 *
 * @module
 */

/** Where a value is on an axis: from 0 to 1 of its length. */
export type Scale = (value: number) => number

/** Equal steps are equally long. */
export function linear(from: number, to: number): Scale {
  return (value) => within((value - from) / (to - from || 1))
}

/** Each doubling is equally long: for what takes minutes here and days there. Both ends are above nought. */
export function logarithmic(from: number, to: number): Scale {
  const length = Math.log(to / from) || 1
  return (value) => within(Math.log(Math.max(value, from) / from) / length)
}

function within(share: number): number {
  return Math.min(1, Math.max(0, share))
}

const margin = 3

/** A share of the width as an attribute says it. Marks at either end are not cut. */
export function place(share: number): string {
  return `${Math.round((margin + share * (100 - 2 * margin)) * 100) / 100}%`
}

/** The share of the width that is so many shares of the axis long. */
export function extent(share: number): string {
  return `${Math.round(share * (100 - 2 * margin) * 100) / 100}%`
}

/** The smallest of 1, 2 and 5 times a power of ten that is not below a value. */
export function roundUp(value: number): number {
  if (value <= 0) return 1
  const power = 10 ** Math.floor(Math.log10(value))
  return [1, 2, 5, 10].map((step) => step * power).find((step) => step >= value * (1 - 1e-9)) ?? 10 * power
}

/** A length that grows with the text, as an attribute says it. */
export function rem(length: number): string {
  return `${Math.round(length * 100) / 100}rem`
}
