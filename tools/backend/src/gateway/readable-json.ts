import { isTooDeep, mostLevels } from '@house-edge/double/json'
import type { Context, MiddlewareHandler } from 'hono'

/** Zero, and halves of pairs of UTF-16: JSON can spell them, and Postgres keeps neither as text. */
const noText =
  /(?<!\\)(?:\\\\)*\\u(?:0000|d[89ab][\da-f]{2}(?!\\ud[c-f])|(?<!\\ud[89ab][\da-f]{2}\\u)d[c-f])/i

/** Whether JSON is nested too deeply, or contains characters that Postgres cannot store as text. */
export function isUnreadable(text: string): boolean {
  return isTooDeep(text) || noText.test(text)
}

/** Refuses such a body, whatever its content type, for services without an error of their own for it. */
export const refuseUnreadable: MiddlewareHandler = async (context, next) => {
  const { raw } = context.req
  if (!raw.body || !isUnreadable(await raw.clone().text())) return next()
  return refuse(
    context,
    `The body is nested more than ${mostLevels} levels deep, or holds characters that are none.`,
  )
}

/** Refuses a URL with a null character, which is never part of a path, token or name. */
export const refuseZero: MiddlewareHandler = async (context, next) =>
  context.req.url.includes('%00') ? refuse(context, 'The address holds a character that is none.') : next()

function refuse(context: Context, message: string): Response {
  const codes = { code: 'bad_json', error_code: 'bad_json', statusCode: '400', error: 'InvalidRequest' }
  return context.json({ ...codes, message, msg: message }, 400)
}
