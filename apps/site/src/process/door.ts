import type { DoorOptions } from '@house-edge/serving'

const kB = 1_024
const formBytes = 1_024 * kB
/** Forms with pictures; the handlers' own limits are lower, and have words for it. */
const pictureFormBytes = 24 * 1_024 * kB
const pictureForms = new Set(['/api/auth/picture', '/api/experiences'])

const toRead = ['GET', 'HEAD']
const toHandle = [...toRead, 'POST', 'OPTIONS']

/**
 * What the site is asked for, and how: pages are read, only what is under `/api/` is posted to. There are no
 * server actions.
 *
 * @param trustedHops Servers of our own in front.
 */
export function siteDoor(trustedHops: number): DoorOptions {
  return {
    trustedHops,
    methods: (path) => (path.startsWith('/api/') ? toHandle : toRead),
    maxBodyBytes: (path) => (pictureForms.has(path) ? pictureFormBytes : formBytes),
  }
}
