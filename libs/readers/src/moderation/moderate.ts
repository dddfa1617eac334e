import { z } from 'zod'
import { isComplaintNumber } from '../complaints/complaint-number.ts'
import { askFunction } from '../functions/ask-function.ts'
import type { ReadersBackend } from '../backend/readers-backend.ts'
import { correctable } from '../criteria/criteria.ts'
import { ExperienceId } from '../criteria/experience-id.ts'
import { reasons } from './reasons.ts'

/** The results of a decision; the page has words for them. */
type Said = 'auth/saved' | 'auth/refused' | 'auth/form-invalid' | 'auth/forbidden' | 'auth/unavailable'

export const longestAnswer = 2_000
export const longestNote = 500

const Decision = z.object({
  /** What is decided on. */
  about: z.enum(['experience', 'reply']).default('experience'),
  experience: ExperienceId,
  seenAt: z.iso.datetime({ offset: true }),
  /** Without a reason the experience is shown. */
  reason: z.enum(reasons).optional(),
})

/** Decides on the version of an experience, or of the reply to it, that the moderator has read. The database checks their rights. */
export async function decideExperience(
  backend: ReadersBackend,
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
  return outcomeOf(backend, data, error)
}

const Correction = z.object({
  experience: ExperienceId,
  seen_at: z.iso.datetime({ offset: true }),
})

const Asked = z.object({
  field: z.enum(correctable),
  note: z
    .string()
    .trim()
    .min(1)
    .refine((note) => Array.from(note).length <= longestNote),
})

/** Asks the writer of an experience, as the moderator has read it, to correct a field; they are told by mail as well. */
export async function askForCorrection(
  backend: ReadersBackend,
  asked: Record<keyof z.input<typeof Correction> | keyof z.input<typeof Asked>, unknown>,
): Promise<Said> {
  const [version, words] = [Correction.safeParse(asked), Asked.safeParse(asked)]
  if (!version.success) return 'auth/refused'
  if (!words.success) return 'auth/form-invalid'
  const body = { ...version.data, ...words.data }
  const told = await askFunction(backend, 'ask-for-correction', body, z.object({ status: z.string() }))
  if (told.ok) return 'auth/saved'
  if (told.refusal === 'forbidden') return 'auth/forbidden'
  if (told.refusal === 'changed' || told.refusal === 'gone') return 'auth/refused'
  return told.refusal === 'invalid_note' ? 'auth/form-invalid' : 'auth/unavailable'
}

/** Undoes a decision about an experience, or about the reply to one. */
export async function undoDecision(
  backend: ReadersBackend,
  about: string | undefined,
  event: string | undefined,
): Promise<Said> {
  if (!/^\d{1,15}$/.test(event ?? '')) return 'auth/refused'
  const { data, error } = await backend.rpc(about === 'reply' ? 'undo_reply_decision' : 'undo_decision', {
    event: Number(event),
  })
  return outcomeOf(backend, data, error)
}

export async function answerComplaint(
  backend: ReadersBackend,
  number: string | undefined,
  words: string | undefined,
): Promise<Said> {
  const answer = (words ?? '').trim()
  if (!isComplaintNumber(number) || answer === '' || Array.from(answer).length > longestAnswer)
    return 'auth/refused'
  const { data, error } = await backend.rpc('answer_report', { asked: number, words: answer })
  return outcomeOf(backend, data === true ? 'decided' : null, error)
}

/** The queue and the last decisions, or why they cannot be shown. */
export async function readModeration(backend: ReadersBackend) {
  const [queue, replies, history, complaints] = await Promise.all([
    backend.rpc('moderation_queue', {}),
    backend.rpc('reply_queue', {}),
    backend.rpc('moderation_history', {}),
    backend.rpc('complaint_queue', {}),
  ])
  if (queue.error?.code === '42501') return 'forbidden' as const
  if (!queue.data || !replies.data || !history.data || !complaints.data) {
    const { code } = queue.error ?? replies.error ?? history.error ?? complaints.error ?? {}
    backend.report('moderation', { code })
    return 'unavailable' as const
  }
  return {
    queue: queue.data,
    replies: replies.data,
    history: history.data,
    complaints: complaints.data,
  }
}

function outcomeOf(backend: ReadersBackend, outcome: string | null, error: { code: string } | null): Said {
  if (!error) return outcome === 'decided' || outcome === 'undone' ? 'auth/saved' : 'auth/refused'
  if (error.code === '42501') return 'auth/forbidden'
  backend.report('moderation', { code: error.code })
  return 'auth/unavailable'
}
