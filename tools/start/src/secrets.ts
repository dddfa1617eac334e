import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** The secrets of this machine, created on the first start. */
interface Secrets {
  /** Shared by the content service and the site's webhook. */
  contentWebhook: string
}

/** Reads the secrets of this machine, or creates them. Only the owner can read the file. */
export function readOrCreateSecrets(file: string): Secrets {
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as Secrets
  const secrets: Secrets = { contentWebhook: randomBytes(32).toString('base64url') }
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 })
  return secrets
}
