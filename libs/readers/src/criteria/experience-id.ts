import { z } from 'zod'

/** The id of an experience. */
export const ExperienceId = z.uuid()
