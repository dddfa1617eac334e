import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { z } from 'zod'
import { parseJson } from '../json.ts'

/** The JSON body, checked. @throws {HTTPException} 400 that says what is wrong with it. */
export async function readInput<T>(context: Context, schema: z.ZodType<T>): Promise<T> {
  const text = await context.req.text()
  const parsed = schema.safeParse(text === '' ? {} : parse(text))
  if (parsed.success) return parsed.data
  throw badRequest(z.prettifyError(parsed.error))
}

function parse(text: string): unknown {
  try {
    return parseJson(text)
  } catch {
    throw badRequest('it is not JSON')
  }
}

function badRequest(reason: string): HTTPException {
  const message = `The request was not understood (${reason}). Nothing was changed. Correct it.`
  return new HTTPException(400, { res: Response.json({ message }, { status: 400 }) })
}
