import type { MiddlewareHandler } from 'hono'

/**
 * How deep JSON may be nested. Parsers and writers of JSON, here and in Postgres,
 * call themselves for every level; a megabyte of brackets would end their stack.
 */
const deepest = 200

/** Whether brackets are nested deeper than anything that means something, strings aside. Reads the text once. */
export function isTooDeep(text: string): boolean {
  let depth = 0
  let isInString = false
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at]
    if (character === '"') isInString = !isInString
    else if (isInString && character === '\\') at += 1
    else if (!isInString && (character === '[' || character === '{')) depth += 1
    else if (!isInString && (character === ']' || character === '}')) depth -= 1
    if (depth > deepest) return true
  }
  return false
}

/** Refuses a body that is nested too deeply, whatever type it says it has, for services that have no words of their own for it. */
export const limitDepth: MiddlewareHandler = async (context, next) => {
  const { raw } = context.req
  if (!raw.body || !isTooDeep(await raw.clone().text())) return next()
  const message = `The body is nested more than ${deepest} levels deep.`
  return context.json({ code: 'bad_json', error_code: 'bad_json', message, msg: message }, 400)
}
