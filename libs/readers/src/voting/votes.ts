import type { ReadersBackend } from '../backend/readers-backend.ts'

/** How many readers found an experience helpful, and how many did not. */
export interface Votes {
  helpful: number
  unhelpful: number
}

/**
 * The votes on experiences, by id. One without votes is missing. `undefined` when they cannot be read now: experiences
 * are shown without.
 */
export async function listVotes(
  backend: ReadersBackend,
  experiences: readonly string[],
): Promise<ReadonlyMap<string, Votes> | undefined> {
  if (experiences.length === 0) return new Map()
  const { data, error } = await backend
    .from('experience_vote_totals')
    .select('experience_id, helpful, unhelpful')
    .in('experience_id', experiences)
  if (error) backend.report('votes', { code: error.code })
  return data ? new Map(data.map(({ experience_id: id, ...votes }) => [id, votes])) : undefined
}

/**
 * Counts the visitor's vote on an experience, in place of an earlier one.
 *
 * @returns Whether it counts now. It does not for one's own experience, nor for one that does not show.
 */
export async function voteOn(
  backend: ReadersBackend,
  experience: string,
  isHelpful: boolean,
): Promise<boolean> {
  const { error } = await backend
    .from('experience_votes')
    .insert({ experience_id: experience, is_helpful: isHelpful })
  if (!error) return true
  // By one key for each reader and experience.
  const isSecond = error.code === '23505'
  const refusal = isSecond ? await changeVote(backend, experience, isHelpful) : error
  if (refusal) backend.report('votes', { code: refusal.code })
  return !refusal
}

async function changeVote(
  backend: ReadersBackend,
  experience: string,
  isHelpful: boolean,
): Promise<{ code: string } | null> {
  const { error } = await backend
    .from('experience_votes')
    .update({ is_helpful: isHelpful })
    .eq('experience_id', experience)
    // Sent again as it was, it is counted already, and no action of the day.
    .neq('is_helpful', isHelpful)
  return error
}
