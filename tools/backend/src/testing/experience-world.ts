import { randomUUID } from 'node:crypto'
import type { SupabaseClient } from '@supabase/supabase-js'
import type { TestBackend } from './test-backend.ts'

interface Person {
  client: SupabaseClient
  userId: string
}

/** Two readers, of whom one has a name, and a moderator. */
interface People {
  ada: Person
  ben: Person
  moderator: SupabaseClient
}

export async function threePeople(backend: TestBackend): Promise<People> {
  return {
    ada: await backend.signUp('ada@example.com', { display_name: 'Ada' }),
    ben: await backend.signUp('ben@example.com'),
    moderator: (await backend.newAccount({ role: 'moderator' })).client,
  }
}

/** A casino of which no experience was told yet. */
export const casino = (): string => `casino-${randomUUID()}`

/** Words of which there are no copies: those of others are refused. */
export const words = (): string => `My payout took four days, support was kind. ${randomUUID()}`

/** Tells of an experience. `refused` is the hint or the code of the refusal. */
export async function tell(
  client: SupabaseClient,
  document_id: string,
  more: object = {},
): Promise<{ id: string; refused: string | undefined }> {
  const marks = { payouts: 4, terms: 2, support: 5, games: 3 }
  const { error } = await client.from('experiences').insert({ document_id, ...marks, body: words(), ...more })
  const { data } = await client.rpc('my_experiences')
  const mine = (data as { id: string; document_id: string }[]).find((row) => row.document_id === document_id)
  return { id: mine?.id ?? '', refused: error ? (error.hint ?? error.code) : undefined }
}

/** Decides about an experience as it is: whatever was written before the year 2999 has been seen. */
export const decide = (
  client: SupabaseClient,
  experience: string,
  decision: string,
  why: string | null = null,
): PromiseLike<{ data: unknown; error: { code: string } | null }> =>
  client.rpc('decide_experience', { experience, decision, why, seen_at: '2999-01-01T00:00:00Z' })
