import { readText } from './scalar.ts'

/** The codes of a list that editors write with commas, such as `GB, ie`, in capitals. */
export function readCodes(value: unknown): readonly string[] {
  return splitList(readText(value)).map((code) => code.toUpperCase())
}

/** The entries of a list written with commas. */
export function splitList(list: string | undefined): readonly string[] {
  return (list ?? '').split(',').flatMap((entry) => entry.trim() || [])
}
