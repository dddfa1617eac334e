import { createHash } from 'node:crypto'
import { chmod, readFile, rename, writeFile } from 'node:fs/promises'
import { exportJWK, generateKeyPair, type JWK } from 'jose'
import type { Random } from '../random.ts'

export interface StoredSigningKey {
  kid: string
  createdAt: string
  privateJwk: JWK
}

/** What `keys.json` holds. The first signing key signs; the others still verify. */
export interface KeyFile {
  publishableKey: string
  secretKey: string
  /** Signs the URLs of stored objects, and nothing else. */
  urlSecret: string
  signingKeys: StoredSigningKey[]
}

/** Reads the keys of this machine, or makes them at the first start. Only the owner may read the file. */
export async function readKeyFile(file: string, random: Random): Promise<KeyFile> {
  try {
    const keys = JSON.parse(await readFile(file, 'utf8')) as KeyFile
    await chmod(file, 0o600)
    return keys
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error
    const keys = await createKeys(random)
    await writeKeyFile(file, keys)
    return keys
  }
}

export async function writeKeyFile(file: string, keys: KeyFile): Promise<void> {
  const draft = `${file}.new`
  await writeFile(draft, `${JSON.stringify(keys, undefined, 2)}\n`, { mode: 0o600 })
  await rename(draft, file)
}

export async function createSigningKey(random: Random): Promise<StoredSigningKey> {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true })
  return { kid: random.uuid(), createdAt: new Date().toISOString(), privateJwk: await exportJWK(privateKey) }
}

async function createKeys(random: Random): Promise<KeyFile> {
  return {
    publishableKey: createApiKey('sb_publishable', random),
    secretKey: createApiKey('sb_secret', random),
    urlSecret: random.urlSafe(43),
    signingKeys: [await createSigningKey(random)],
  }
}

/** The hosted form: prefix, 22 random characters, 8 of checksum. */
function createApiKey(prefix: string, random: Random): string {
  const body = `${prefix}_${random.urlSafe(22)}`
  return `${body}_${createHash('sha256').update(body).digest('base64url').slice(0, 8)}`
}
