import { postedForm } from '@house-edge/account/server'
import { listOperated, replyRefusals } from '@house-edge/readers/experiences'
import { findCasinoById } from '@house-edge/reviews/casino'
import { ownRead } from '../../../visits/own-read.ts'

/** Reads experiences with the casinos that a visitor operates. For other visitors there is no page. */
export const readReplies = ownRead(
  () => '/account/replies',
  async ({ request, source, claims, backend }) => {
    const operated = backend && (await listOperated(backend))
    if (operated?.casinos.length === 0) return undefined
    const { typed, wrong } = postedForm(request, replyRefusals, claims.sub)
    const experiences = await Promise.all(
      (operated?.experiences ?? []).map(async ({ reply, ...experience }) => ({
        experience,
        words: reply as string | null,
        casino: await findCasinoById(experience.document_id, source.client),
      })),
    )
    return { typed, wrong, experiences, isUnknown: !operated }
  },
)
