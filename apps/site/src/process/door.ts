import type { DoorOptions } from '@house-edge/serving'

const kB = 1_024
const formBytes = 1_024 * kB
/** The picture of an account and the form around it; the handler's own limit is lower, and has words for it. */
const pictureFormBytes = 20 * 1_024 * kB

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
    maxBodyBytes: (path) => (path === '/api/auth/picture' ? pictureFormBytes : formBytes),
  }
}
