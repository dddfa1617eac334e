import type { PublishedSite } from '../site/published-site.ts'

/** Path of the handler that `webhook` makes. */
export const webhookPath = '/api/revalidate'

/** The address of this process itself: the framework says its port in the environment, our server takes that of the settings. */
export function ownOrigin({ settings }: Pick<PublishedSite, 'settings'>): string {
  return `http://127.0.0.1:${process.env['PORT'] || settings().port}`
}
