/**
 * The input of a refused form and its errors, so that nothing has to be typed again; also what was sent, for its receipt.
 *
 * It is compressed into as many cookies as needed, sent to the page of the form and those below it, and expires after ten
 * minutes or when the form is accepted. Never a password.
 *
 * @module
 */
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import { z } from 'zod'

const name = 'he-typed'
const keptSeconds = 600
/** What a browser keeps in one cookie, with its name and attributes. */
const pieceLength = 3_800
const mostPieces = 2
const mostBytes = 32 * 1024

/** What was typed, and why it was refused. */
export interface Typed {
  /** By the name of the field. */
  fields: Record<string, string>
  /** What is wrong, by field. */
  wrong: Record<string, string>
  /** The account whose form it was: who signs in to another in the same browser is shown nothing of it. `undefined`: a form for everybody. */
  account?: string | undefined
}

const Typed: z.ZodType<Typed> = z.object({
  fields: z.record(z.string(), z.string()),
  wrong: z.record(z.string(), z.string()),
  account: z.string().optional(),
})

/**
 * The cookies that keep what was typed for the page at `path`. Texts longer than any of our forms allows are cut.
 */
export function writeTyped(path: string, typed: Typed, secure: boolean): string[] {
  for (let length = 4_000; ; length = Math.floor(length / 2)) {
    const fields = Object.fromEntries(
      Object.entries(typed.fields).map(([field, text]) => [field, text.slice(0, length)]),
    )
    const value = brotliCompressSync(JSON.stringify({ ...typed, fields })).toString('base64url')
    if (value.length <= pieceLength * mostPieces)
      return Array.from({ length: mostPieces }, (_, at) =>
        header(path, at, value.slice(at * pieceLength, (at + 1) * pieceLength), secure),
      )
  }
}

/** Empties every piece there can be: how many the browser has is not known here. */
export function forgetTyped(path: string, secure: boolean): string[] {
  return Array.from({ length: mostPieces }, (_, at) => header(path, at, '', secure))
}

/** Reads what was typed; `undefined` unless it has the shape. Visitors can write one themselves, so nothing in it is to be trusted. */
export function readTyped(valueOf: (cookie: string) => string | undefined): Typed | undefined {
  const value = Array.from({ length: mostPieces }, (_, at) => valueOf(`${name}-${at}`) ?? '').join('')
  if (value === '') return undefined
  try {
    const text = brotliDecompressSync(Buffer.from(value, 'base64url'), { maxOutputLength: mostBytes })
    return Typed.safeParse(JSON.parse(text.toString())).data
  } catch {
    return undefined
  }
}

function header(path: string, at: number, value: string, secure: boolean): string {
  const maxAge = value === '' ? 0 : keptSeconds
  return `${name}-${at}=${value}; Path=${path}; HttpOnly; SameSite=Lax; Max-Age=${maxAge}${secure ? '; Secure' : ''}`
}
