import type { RequestLimits } from '@house-edge/serving'
import { suggestionsPath } from '../search/answer-suggestions.ts'

const kB = 1_024
const formBytes = 1_024 * kB
/** For forms with pictures. The handlers have lower limits, with messages for visitors. */
const pictureFormBytes = 24 * 1_024 * kB
const pictureForms = new Set(['/api/auth/picture', '/api/experiences'])

/** Handlers that change nothing. */
const onlyRead = new Set([suggestionsPath])

const toRead = ['GET', 'HEAD']
const toHandle = [...toRead, 'POST', 'OPTIONS']

/** Limits on requests: only paths under `/api/` allow POST, and not all of them. There are no server actions. */
export const requestLimits = {
  methods: (path) => (path.startsWith('/api/') && !onlyRead.has(path) ? toHandle : toRead),
  maxBodyBytes: (path) => (pictureForms.has(path) ? pictureFormBytes : formBytes),
} satisfies RequestLimits
