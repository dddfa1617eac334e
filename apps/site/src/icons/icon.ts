import { createIcon, houseIcons } from '@house-edge/ui/icons'

/** Icons by name, drawn by the server. */
export const Icon = createIcon({ collections: [houseIcons] })
