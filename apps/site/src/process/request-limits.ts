import { suggestionsPath } from '@house-edge/reviews/question'
import type { RequestLimits } from '@house-edge/serving'
import { experienceFormLimitBytes } from '@house-edge/readers/criteria'

const kB = 1_024
const formBytes = 1_024 * kB
/** Of forms with pictures. What pictures may have is less, and the handlers have messages about it for visitors. */
const pictureForms = new Map([
  ['/api/auth/picture', 24 * 1_024 * kB],
  ['/api/experiences', experienceFormLimitBytes],
])

/** Whether the form at a path takes files. */
export function takesFiles(path: string): boolean {
  return pictureForms.has(path)
}

/** Handlers that change nothing. */
const onlyRead = new Set([suggestionsPath])

const toRead = ['GET', 'HEAD']
const toHandle = [...toRead, 'POST', 'OPTIONS']

/** Limits on requests: only paths under `/api/` allow POST, and not all of them. There are no server actions. */
export const requestLimits = {
  methods: (path) => (path.startsWith('/api/') && !onlyRead.has(path) ? toHandle : toRead),
  maxBodyBytes: (path) => pictureForms.get(path) ?? formBytes,
} satisfies RequestLimits
