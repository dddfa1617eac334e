import { isContentError } from '../errors/content-error.ts'
import type { Call } from '../http/call.ts'
import type { Engine } from './engine.ts'
import { fits, listOf, text } from '../wire/shape.ts'

const tagList = listOf(text)

/**
 * Every tag of the repository: from the URL its information names, or from the information itself when
 * there is none or it fails.
 */
export async function readTags(engine: Engine, call: Call): Promise<string[]> {
  const { tagsUrl, tags } = await engine.readRepository(call)
  if (tagsUrl === undefined) return tags

  const { accessToken } = engine.config
  const url = new URL(tagsUrl)
  if (accessToken) url.searchParams.set('access_token', accessToken)
  try {
    const { verdict } = await engine.shared.transport.ask({
      url: url.href,
      deadlineAt: call.deadlineAt,
      signal: call.signal,
    })
    return verdict.kind === 'answer' && fits(tagList, verdict.json) ? (verdict.json as string[]) : tags
  } catch (error) {
    if (isContentError(error)) return tags
    throw error
  }
}
