import type { BackendClient } from '@house-edge/auth/server'
import { z } from 'zod'
import { isComplaintNumber } from '../../complaints/complaint-number.ts'
import type { Database } from '../../database.ts'
import { siteLog } from '../../process/log.ts'
import { ExperienceId } from '../experience-id.ts'
import { reasonWords } from './reasons.ts'

type Backend = BackendClient<Database>

/** The results of a decision; the page has words for them. */
type Said = 'auth/saved' | 'auth/refused' | 'auth/forbidden' | 'auth/unavailable'

export const longestAnswer = 2_000

const Decision = z.object({
  /** What is decided on. */
  about: z.enum(['experience', 'reply']).default('experience'),
  experience: ExperienceId,
  seenAt: z.iso.datetime({ offset: true }),
  /** Without a reason the experience is shown. */
  reason: z.enum(Object.keys(reasonWords) as [string, ...string[]]).optional(),
})

/** Decides on the version of an experience, or of the reply to it, that the moderator has read. The database checks their rights. */
export async function decideExperience(
  backend: Backend,
  asked: Record<keyof z.input<typeof Decision>, unknown>,
): Promise<Said> {
  const decision = Decision.safeParse(asked)
  if (!decision.success) return 'auth/refused'
  const { about, experience, seenAt, reason } = decision.data
  const { data, error } = await backend.rpc(about === 'reply' ? 'decide_reply' : 'decide_experience', {
    experience,
    decision: reason === undefined ? 'approved' : 'rejected',
    // The generated types do not allow null as an argument.
    why: (reason ?? null) as string,
    seen_at: seenAt,
  })
  return outcomeOf(data, error)
}

/** Undoes a decision about an experience, or about the reply to one. */
export async function undoDecision(
  backend: Backend,
  about: string | undefined,
  event: string | undefined,
): Promise<Said> {
  if (!/^\d{1,15}$/.test(event ?? '')) return 'auth/refused'
  const { data, error } = await backend.rpc(about === 'reply' ? 'undo_reply_decision' : 'undo_decision', {
    event: Number(event),
  })
  return outcomeOf(data, error)
}

export async function answerComplaint(
  backend: Backend,
  number: string | undefined,
  words: string | undefined,
): Promise<Said> {
  const answer = (words ?? '').trim()
  if (!isComplaintNumber(number) || answer === '' || Array.from(answer).length > longestAnswer)
    return 'auth/refused'
  const { data, error } = await backend.rpc('answer_report', { asked: number, words: answer })
  return outcomeOf(data === true ? 'decided' : null, error)
}

/** The queue and the last decisions, or why they cannot be shown. */
export async function readModeration(backend: Backend) {
  const [queue, replies, history, complaints] = await Promise.all([
    backend.rpc('moderation_queue', {}),
    backend.rpc('reply_queue', {}),
    backend.rpc('moderation_history', {}),
    backend.rpc('complaint_queue', {}),
  ])
  if (queue.error?.code === '42501') return 'forbidden' as const
  if (!queue.data || !replies.data || !history.data || !complaints.data) {
    const { code } = queue.error ?? replies.error ?? history.error ?? complaints.error ?? {}
    siteLog().warn('moderation', { code })
    return 'unavailable' as const
  }
  return {
    queue: queue.data,
    replies: replies.data,
    history: history.data,
    complaints: complaints.data,
  }
}

function outcomeOf(outcome: string | null, error: { code: string } | null): Said {
  if (!error) return outcome === 'decided' || outcome === 'undone' ? 'auth/saved' : 'auth/refused'
  if (error.code === '42501') return 'auth/forbidden'
  siteLog().warn('moderation', { code: error.code })
  return 'auth/unavailable'
}
