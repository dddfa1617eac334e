import { z } from 'zod'
import { headerText, service, sharedSecret, text } from './values.ts'

const repositoryName = /^[a-zA-Z0-9][-a-zA-Z0-9]{2,61}[a-zA-Z0-9]$/

/** Where content comes from. */
export const ContentVariables = z
  .object({
    CONTENT_REPOSITORY: z
      .string({ error: 'is missing: the name of the content repository' })
      .trim()
      .regex(repositoryName, 'is not a repository name: four to 63 letters, digits and hyphens'),
    CONTENT_ENDPOINT: service.optional(),
    CONTENT_ACCESS_TOKEN: headerText.optional(),
    CONTENT_WEBHOOK_SECRET: sharedSecret.optional(),
    CONTENT_WEBHOOK_SECRET_PREVIOUS: sharedSecret.optional(),
    CONTENT_RELEASE_ID: text.optional(),
    CONTENT_RELEASE_LABEL: text.optional(),
    CONTENT_REF: text.optional(),
  })
  .refine(
    (content) =>
      [content.CONTENT_RELEASE_ID, content.CONTENT_RELEASE_LABEL, content.CONTENT_REF].filter(Boolean)
        .length <= 1,
    {
      path: ['CONTENT_RELEASE_ID'],
      message: 'only one of CONTENT_RELEASE_ID, CONTENT_RELEASE_LABEL and CONTENT_REF can say what to show',
    },
  )
