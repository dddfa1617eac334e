import { randomBytes, randomInt, randomUUID } from 'node:crypto'

/** The source of randomness. Only tests may pass a predictable one. */
export interface Random {
  uuid(): string
  /** Decimal digits, e.g. a six-digit code. */
  digits(length: number): string
  /** Characters safe in a URL, each worth six bits. */
  urlSafe(length: number): string
}

export const secureRandom: Random = {
  uuid: () => randomUUID(),
  digits: (length) => Array.from({ length }, () => randomInt(10)).join(''),
  urlSafe: (length) => randomBytes(length).toString('base64url').slice(0, length),
}
