import type { ReadersBackend } from '../backend/readers-backend.ts'

export const longestReply = 1_000

/** Messages by reason: reasons of this module, and hints of the database. */
export const replyRefusals: Readonly<Record<string, string>> = {
  long: `Write at most ${longestReply.toLocaleString('en-GB')} characters.`,
  'limit/links': 'Leave the links out. Say in words what happened.',
  'limit/replies-a-day':
    'You have replied fifty times within a day, as often as we take. Your text is still here: send it tomorrow.',
}

/** The experiences with the casinos that the visitor operates, newest first. `undefined` when they cannot be read now. */
export async function listOperated(backend: ReadersBackend) {
  const [casinos, experiences] = await Promise.all([
    backend.rpc('operated_casinos'),
    backend.rpc('operator_experiences', {}),
  ])
  const error = casinos.error ?? experiences.error
  if (error) backend.report('replies', { code: error.code })
  return casinos.data && experiences.data
    ? { casinos: casinos.data, experiences: experiences.data }
    : undefined
}

/** Submits a reply for moderation, or withdraws it when it is empty. @returns The key of the refusal, or `undefined`. */
export async function replyTo(
  backend: ReadersBackend,
  experience: string,
  words: string,
): Promise<string | undefined> {
  if (Array.from(words).length > longestReply) return 'long'
  const { data, error } = await backend.rpc('reply_as_operator', { experience, words })
  if (!error) return data ? undefined : 'foreign'
  // By the vendor's types a hint is never missing, but it can be.
  const hint = error.hint as string | null | undefined
  if (hint?.startsWith('limit/')) return hint
  backend.report('replies', { code: error.code })
  return 'failed'
}
