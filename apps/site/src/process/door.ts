import type { DoorOptions } from '@house-edge/serving'

const kB = 1_024
const formBytes = 1_024 * kB
/** For forms with pictures. The handlers have lower limits, with messages for visitors. */
const pictureFormBytes = 24 * 1_024 * kB
const pictureForms = new Set(['/api/auth/picture', '/api/experiences'])

const toRead = ['GET', 'HEAD']
const toHandle = [...toRead, 'POST', 'OPTIONS']

/**
 * Limits on requests: only paths under `/api/` allow POST. There are no server actions.
 *
 * @param trustedHops Number of own servers in front.
 */
export function siteDoor(trustedHops: number): DoorOptions {
  return {
    trustedHops,
    methods: (path) => (path.startsWith('/api/') ? toHandle : toRead),
    maxBodyBytes: (path) => (pictureForms.has(path) ? pictureFormBytes : formBytes),
  }
}
