import { createPublishedSite } from '@house-edge/publishing'
import { required } from './environment.ts'
import { routes } from './routes.ts'
import { needsSignIn } from './sign-in-rule.ts'

/** The site: its pages, and where content comes from. */
export const site = createPublishedSite({
  routes,
  needsSignIn,
  settings: () => ({
    origin: required('SITE_ORIGIN'),
    port: Number(process.env.PORT || 3000),
    host: process.env.HOST,
    stateFolder: process.env.SITE_STATE_FOLDER || undefined,
    content: {
      repository: required('CONTENT_REPOSITORY'),
      endpoint: process.env.CONTENT_ENDPOINT || undefined,
      accessToken: process.env.CONTENT_ACCESS_TOKEN || undefined,
      webhookSecret: process.env.CONTENT_WEBHOOK_SECRET || undefined,
    },
  }),
})
