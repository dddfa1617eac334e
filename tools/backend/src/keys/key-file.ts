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
  /** As good as the first, until they are deleted. */
  furtherPublishableKeys?: string[]
  furtherSecretKeys?: string[]
  /** Signs the URLs of stored objects, and nothing else. */
  urlSecret: string
  signingKeys: StoredSigningKey[]
}

/** Reads the keys of this machine, or creates them on the first start. Only the owner can read the file. */
export async function readKeyFile(file: string, random: Random): Promise<KeyFile> {
  const stored = await findStored(file)
  const keys = { ...(await createKeys(random)), ...stored }
  if (Object.keys(stored).length < Object.keys(keys).length) await writeKeyFile(file, keys)
  await chmod(file, 0o600)
  return keys
}

/** The keys of an earlier start, if there are any. */
async function findStored(file: string): Promise<Partial<KeyFile>> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Partial<KeyFile>
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return {}
    throw error
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

/** Of which keys there can be more than one at a time. */
export type KeyKind = 'publishable' | 'secret'

/** All keys of a kind that are taken, the first of them first. */
export function keysOf(keys: KeyFile, kind: KeyKind): readonly string[] {
  return kind === 'secret'
    ? [keys.secretKey, ...(keys.furtherSecretKeys ?? [])]
    : [keys.publishableKey, ...(keys.furtherPublishableKeys ?? [])]
}

/** Makes a further key, as good as the first. */
export async function addKey(file: string, keys: KeyFile, kind: KeyKind, random: Random): Promise<string> {
  const added = createApiKey(`sb_${kind}`, random)
  const [, ...further] = keysOf(keys, kind)
  await writeFurther(file, keys, kind, [...further, added])
  return added
}

/** Refuses a further key from now on. */
export async function deleteKey(file: string, keys: KeyFile, kind: KeyKind, deleted: string): Promise<void> {
  const [, ...further] = keysOf(keys, kind)
  await writeFurther(
    file,
    keys,
    kind,
    further.filter((key) => key !== deleted),
  )
}

async function writeFurther(file: string, keys: KeyFile, kind: KeyKind, further: string[]): Promise<void> {
  keys[kind === 'secret' ? 'furtherSecretKeys' : 'furtherPublishableKeys'] = further
  await writeKeyFile(file, keys)
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
