import { createIcon, houseIcons } from '@house-edge/ui/icons'
import { siteLog } from '../logging/log.ts'

/** Icons by name, drawn by the server. */
export const Icon = createIcon({
  collections: [houseIcons],
  warn: (message) => siteLog().warn('icons', { message }),
})
