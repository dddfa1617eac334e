import type { BackendClient } from '@house-edge/auth/server'
import type { Database } from '../database.ts'
import { criteria, meanOf } from '../experiences/criteria.ts'
import { siteLog } from '../process/log.ts'
import type { Glance } from './glance.ts'

const mostShown = 3
/** Characters of an experience that a review shows. */
const longestWords = 280

const empty: Glance = { votes: 0, mean: '', marks: [], latest: [] }

/** Reads what a review shows of its readers' experiences. `undefined` when it cannot be read now. */
export async function readGlance(
  backend: BackendClient<Database>,
  documentId: string,
): Promise<Glance | undefined> {
  const total = await backend
    .from('experience_totals')
    .select('votes, payouts, terms, support, games')
    .eq('document_id', documentId)
    .maybeSingle()
  if (total.error) return unreadable(total.error)
  if (!total.data || total.data.votes === 0) return empty
  const { votes, ...sums } = total.data
  const latest = await backend
    .from('experiences')
    .select('id, author_name, created_at, body, payouts, terms, support, games')
    .eq('document_id', documentId)
    .eq('status', 'approved')
    .order('created_at', { ascending: false })
    .order('id')
    .limit(mostShown)
  if (latest.error) return unreadable(latest.error)
  return {
    votes,
    mean: meanOf(sums, votes),
    marks: criteria.map(({ name, label }) => ({
      label,
      value: `${(sums[name] / votes).toFixed(1)} of 5`,
    })),
    latest: latest.data.map((experience) => ({
      id: experience.id,
      author: experience.author_name,
      day: experience.created_at.slice(0, 10),
      mean: meanOf(experience),
      words: cut(experience.body),
    })),
  }
}

/** The beginning of a text, up to a whole word. */
export function cut(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ')
  if (line.length <= longestWords) return line
  const begin = line.slice(0, longestWords)
  const end = begin.lastIndexOf(' ')
  return `${begin.slice(0, end > 0 ? end : longestWords).toWellFormed()}…`
}

function unreadable({ code }: { code: string }): undefined {
  siteLog().warn('experiences', { code })
  return undefined
}
