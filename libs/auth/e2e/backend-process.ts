/**
 * The embedded backend as a process of its own. Its clock stands `behindMs`
 * behind the machine's until it is told the time.
 *
 * @module
 */
import { startBackend } from '@house-edge/backend'

const [folder = '', migrations = '', behindMs = '0'] = process.argv.slice(2)
const plenty = 1e9
let now = () => Date.now() - Number(behindMs)

const { url, publishableKey, secretKey } = await startBackend({
  folder,
  migrations,
  port: 0,
  now: () => now(),
  limits: {
    messages: plenty,
    tokens: plenty,
    verifications: plenty,
    factors: plenty,
    anonymous: plenty,
    emails: plenty,
  },
})
process.on('message', ({ nowMs }: { nowMs: number }) => {
  now = () => nowMs
  process.send?.({ told: nowMs })
})
process.once('disconnect', () => process.exit(0))
process.send?.({ url, publishableKey, secretKey })
