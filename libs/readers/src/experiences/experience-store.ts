import type { ReadersBackend } from '../backend/readers-backend.ts'
import type { Marks } from '../criteria/criteria.ts'

/** An experience as everybody sees it. */
interface ShownExperience extends Marks {
  id: string
  payout_hours: number | null
  author_name: string
  body: string
  pictures: readonly string[]
  reply: string | null
  created_at: string
}

/** The sums over all experiences with a casino. */
export interface ExperienceTotal extends Marks {
  votes: number
}

/** A page of a list begins after this experience. */
export interface After {
  at: string
  id: string
}

const shown =
  'id, author_name, payouts, terms, support, games, payout_hours, body, pictures, reply, created_at'
const experiencesOnPage = 10

/** Experiences of a casino, newest first, and whether there are older ones. `undefined` when they cannot be read now. */
export async function listExperiences(
  backend: ReadersBackend,
  documentId: string,
  after: After | undefined,
): Promise<{ shown: readonly ShownExperience[]; hasMore: boolean } | undefined> {
  const all = backend.from('experiences').select(shown).eq('document_id', documentId).eq('status', 'approved')
  const from = after
    ? all
        // An index begins at a bound, and at no alternative: without this one everything newer is read and left out.
        .lte('created_at', after.at)
        .or(`created_at.lt."${after.at}",and(created_at.eq."${after.at}",id.gt.${after.id})`)
    : all
  const { data, error } = await from
    .order('created_at', { ascending: false })
    .order('id')
    .limit(experiencesOnPage + 1)
  if (error) backend.report('experiences', { code: error.code })
  return data
    ? { shown: data.slice(0, experiencesOnPage), hasMore: data.length > experiencesOnPage }
    : undefined
}

/** The sums of a casino, or `null` where there are no experiences. `undefined` when they cannot be read now. */
export async function findTotal(
  backend: ReadersBackend,
  documentId: string,
): Promise<ExperienceTotal | null | undefined> {
  const { data, error } = await backend
    .from('experience_totals')
    .select('votes, payouts, terms, support, games')
    .eq('document_id', documentId)
    .maybeSingle()
  if (error) {
    backend.report('experiences', { code: error.code })
    return undefined
  }
  return data && data.votes > 0 ? data : null
}

/** The visitor's own experiences, newest first. `undefined` when they cannot be read now. */
export async function listOwn(backend: ReadersBackend) {
  const { data, error } = await backend.rpc('my_experiences')
  if (error) backend.report('experiences', { code: error.code })
  return data ?? undefined
}
