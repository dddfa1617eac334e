import { createIconEndpoint, createIconSource, houseIcons } from '@house-edge/ui/icons'
import { siteConfig } from '../config.ts'
import { siteLog } from '../logging/log.ts'

let endpoint: ReturnType<typeof createIconEndpoint> | undefined

/** Answers from the installed collections, and from a public service only if the environment names one. */
export function iconResponse(request: Request, file: string): Promise<Response> {
  endpoint ??= createIconEndpoint({
    collections: {
      house: () => houseIcons,
      lucide: async () => (await import('@iconify-json/lucide')).icons,
    },
    ...fallback(),
    warn: (message) => siteLog().warn('icons', { message }),
  })
  return endpoint(request, file)
}

function fallback(): Pick<Parameters<typeof createIconEndpoint>[0], 'fallback'> {
  const { ICON_SERVICE_URL: address, ICON_SERVICE_COLLECTIONS: prefixes } = siteConfig()
  if (address === undefined || prefixes.length === 0) return {}
  return { fallback: { source: createIconSource({ addresses: [address] }), prefixes } }
}
