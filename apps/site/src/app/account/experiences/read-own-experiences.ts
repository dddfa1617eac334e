import { listOwn } from '@house-edge/readers/experiences'
import { findCasinoById } from '@house-edge/reviews/casino'
import { ownRead } from '../../../visits/own-read.ts'

/** Reads what a visitor told of casinos. */
export const readOwnExperiences = ownRead(
  () => '/account/experiences',
  async ({ source, backend }) => {
    const own = backend && (await listOwn(backend))
    const told =
      own &&
      (await Promise.all(
        own.map(async (experience) => ({
          ...experience,
          casino: await findCasinoById(experience.document_id, source.client),
        })),
      ))
    return { told }
  },
)
