import { z } from 'zod'
import type { ReadersBackend } from '../backend/readers-backend.ts'

const Refusal = z.object({ error: z.string() })

/**
 * Calls a server function as the visitor.
 *
 * @param counted Headers with the address to count for rate limits: what the site knows of the visitor.
 * @returns The result, or the name of the refusal; `unavailable` when the function cannot be reached.
 */
export async function askFunction<Answer>(
  backend: ReadersBackend,
  name: string,
  body: Record<string, unknown>,
  answer: z.ZodType<Answer>,
  counted: Record<string, string> = {},
): Promise<{ ok: true; answer: Answer } | { ok: false; refusal: string }> {
  const asked = await backend.functions.invoke<unknown>(name, { body, headers: counted })
  const read = answer.safeParse(asked.data)
  if (!asked.error && read.success) return { ok: true, answer: read.data }
  const { context } = (asked.error ?? {}) as { context?: unknown }
  const said =
    context instanceof Response && context.status < 500
      ? Refusal.safeParse(await context.json().catch(() => undefined)).data
      : undefined
  if (!said) backend.report('function', { name, error: asked.error as unknown })
  return { ok: false, refusal: said?.error ?? 'unavailable' }
}
