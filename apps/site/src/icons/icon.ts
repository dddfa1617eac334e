import { createIcon, houseIcons } from '@house-edge/ui/icons'
import { record } from '../process/record.ts'

/** Icons by name, drawn by the server. */
export const Icon = createIcon({
  collections: [houseIcons],
  warn: (message) => record('warn', 'icons', { message }),
})
