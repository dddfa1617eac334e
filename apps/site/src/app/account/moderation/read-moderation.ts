import { postedForm } from '@house-edge/account/server'
import type { ContentClient } from '@house-edge/content'
import { readModeration as readQueue } from '@house-edge/readers/moderation'
import type { AllDocumentTypes } from '@house-edge/reviews/documents'
import { missedSearches } from '@house-edge/reviews/search'
import { findNamesake, type KnownName, knownNames } from '@house-edge/reviews/subjects'
import { findCasinoById } from '@house-edge/reviews/casino'
import { ownRead } from '../../../visits/own-read.ts'

const nothing = { queue: [], replies: [], history: [], complaints: [] }

/** Reads what waits for a moderator. For other visitors there is no page. */
export const readModeration = ownRead(
  () => '/account/moderation',
  async ({ request, source: { client }, claims, backend }) => {
    const found = backend ? await readQueue(backend) : 'unavailable'
    if (found === 'forbidden') return undefined
    const isUnknown = found === 'unavailable'
    const { queue, replies, history, complaints } = isUnknown ? nothing : found
    const withCasinos = async <Item extends { document_id: string | null }>(items: readonly Item[]) =>
      Promise.all(
        items.map(async (item) => ({
          ...item,
          casino: await findCasinoById(item.document_id ?? '', client),
        })),
      )
    // The queue is read without the content, too.
    const known = await siteNames(client).catch(() => [])
    const waiting = (await withCasinos(queue)).map((item) => ({
      ...item,
      namesake: findNamesake(item.author_name, known),
    }))
    return {
      typed: postedForm(request, {}, claims.sub).typed?.fields ?? {},
      waiting,
      replies: await withCasinos(replies),
      decisions: await withCasinos(history),
      complaints: await withCasinos(complaints),
      missed: missedSearches(),
      isUnknown,
    }
  },
)

/** @throws When the content cannot be read now. */
async function siteNames(client: Pick<ContentClient<AllDocumentTypes>, 'getAll'>): Promise<KnownName[]> {
  const documents = await Promise.all([
    client.getAll('person'),
    client.getAll('casino_review'),
    client.getAll('operator'),
  ])
  return knownNames(documents.flat())
}
