import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { isMissingFile, ServiceError } from '../errors/service-error.ts'
import { isJsonObject, type JsonObject, parseJson } from '../json/json.ts'

/** What a seed's `renewed.json` says: by type of document, the fields whose days are kept near the day of the start. */
const RenewedFile = z.record(
  z.string(),
  z.strictObject({
    /** Days on which something was looked at. */
    past: z.array(z.string()).default([]),
    /** Days on which something ends. */
    future: z.array(z.string()).default([]),
  }),
)

/** Which days of a seed are renewed. */
export type RenewedDays = z.infer<typeof RenewedFile>

/**
 * Reads which days of a seed are renewed: none where it does not say so.
 *
 * @throws {ServiceError} Its `renewed.json` is not what it should be.
 */
export async function readRenewedDays(seed: string): Promise<RenewedDays> {
  const path = join(seed, 'renewed.json')
  try {
    return RenewedFile.parse(parseJson(await readFile(path, 'utf8')))
  } catch (error) {
    if (isMissingFile(error)) return {}
    throw new ServiceError(
      'content-service/invalid-repository',
      `${path} is not valid. Nothing was taken from the seed. It names fields by type of document: { "bonus": { "past": ["last_verified"] } }.`,
      error,
    )
  }
}

const dayMs = 86_400_000
const weekMs = 7 * dayMs
const oldestMs = 3 * weekMs
/** A whole number of weeks, so that it is the same day of the week. */
const yearMs = 52 * weekMs

/**
 * Renews the days of a document that a seed wants near the present. A day in the past that is more than three weeks ago is
 * moved by whole weeks into the last one; a day in the future that is over, by whole years of 52 weeks.
 */
export function renewDays(document: JsonObject, renewed: RenewedDays, nowMs: number): JsonObject {
  const fields = typeof document['type'] === 'string' ? renewed[document['type']] : undefined
  const { data } = document
  if (!fields || !isJsonObject(data)) return document
  const today = nowMs - (nowMs % dayMs)
  const past = (day: number): number => (today - day > oldestMs ? today - ((today - day) % weekMs) : day)
  const future = (day: number): number =>
    day < today ? day + Math.ceil((today - day) / yearMs) * yearMs : day
  return {
    ...document,
    data: { ...data, ...moved(data, fields.past, past), ...moved(data, fields.future, future) },
  }
}

function moved(data: JsonObject, fields: readonly string[], move: (dayMs: number) => number): JsonObject {
  return Object.fromEntries(
    fields.flatMap((field) => {
      const day = typeof data[field] === 'string' ? Date.parse(data[field]) : Number.NaN
      return Number.isNaN(day) ? [] : [[field, new Date(move(day)).toISOString().slice(0, 10)]]
    }),
  )
}
