import { createHmac, randomBytes } from 'node:crypto'

const stepSeconds = 30
const digits = 6
/** One step either way, for clocks that disagree. */
const skewSteps = 1
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** A secret of 160 bits as RFC 4226 §4 asks, in base32. */
export function createSecret(bytes: Buffer = randomBytes(20)): string {
  let bits = ''
  for (const byte of bytes) bits += byte.toString(2).padStart(8, '0')
  return (bits.match(/.{1,5}/g) ?? []).map((group) => alphabet[parseInt(group.padEnd(5, '0'), 2)]).join('')
}

/** The step whose code was given, or undefined when it is none near `atSeconds` (RFC 6238). */
export function findStep(secret: string, code: string, atSeconds: number): number | undefined {
  const now = Math.floor(atSeconds / stepSeconds)
  const steps = Array.from({ length: 2 * skewSteps + 1 }, (_, index) => now - skewSteps + index)
  return steps.find((step) => createCode(secret, step) === code)
}

export function createCode(secret: string, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const digest = createHmac('sha1', decode(secret)).update(counter).digest()
  const offset = (digest[digest.length - 1] ?? 0) & 0xf
  const number = (digest.readUInt32BE(offset) & 0x7fffffff) % 10 ** digits
  return String(number).padStart(digits, '0')
}

/** What an authenticator reads from the picture. */
export function createUri(secret: string, issuer: string, account: string): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`
  const query = { algorithm: 'SHA1', digits: String(digits), issuer, period: String(stepSeconds), secret }
  return `otpauth://totp/${label}?${new URLSearchParams(query).toString().replaceAll('+', '%20')}`
}

function decode(secret: string): Buffer {
  const bits = Array.from(secret, (letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => parseInt(byte, 2)))
}
