export { decodePath } from './address/decode-path.ts'
export { findOwnPath } from './address/own-path.ts'
export { networkOf } from './network/network-of.ts'
export { readRetryAfterMs } from './waiting/read-retry-after.ts'
