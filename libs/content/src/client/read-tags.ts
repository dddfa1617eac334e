import { z } from 'zod'
import { isContentError } from '../errors/content-error.ts'
import type { Call } from './call.ts'
import type { Engine } from './engine.ts'

/**
 * Every tag of the repository: from the place its information names, else, or
 * when that place does not answer well, from the information itself.
 */
export async function readTags(engine: Engine, call: Call): Promise<string[]> {
  const { tagsUrl, tags } = await engine.readRepository(call)
  if (tagsUrl === undefined) return tags

  const { accessToken } = engine.config
  const url = new URL(tagsUrl)
  if (accessToken) url.searchParams.set('access_token', accessToken)
  try {
    const { verdict } = await engine.shared.transport.ask({ url: url.href, deadlineAt: call.deadlineAt })
    const listed = verdict.kind === 'answer' ? z.array(z.string()).safeParse(verdict.json) : undefined
    return listed?.success ? listed.data : tags
  } catch (error) {
    if (isContentError(error)) return tags
    throw error
  }
}
