import type { GatewayContext } from '../gateway/context.ts'
import { invalidKey, StorageError } from './storage-error.ts'

export interface ObjectPath {
  bucket: string
  name: string
}

/** The characters S3 calls safe, and those that need care; never a backslash, a control character or non-ASCII. */
const objectName = /^[A-Za-z0-9_/!.*'() &$=@;:+,?-]+$/
const bucketName = /^[A-Za-z0-9_!.*'() &$=@;:+,?-]{1,100}$/

/** Reads `<bucket>/<name>` behind `prefix`, decoded once. @throws {StorageError} `InvalidKey` */
export function readObjectPath(context: GatewayContext, prefix: string): ObjectPath {
  const rest = new URL(context.req.url).pathname.slice(`/storage/v1/${prefix}/`.length)
  const slash = rest.indexOf('/')
  const bucket = decode(slash === -1 ? rest : rest.slice(0, slash))
  const name = slash === -1 ? '' : decode(rest.slice(slash + 1))
  return { bucket, name: checkObjectName(name) }
}

export function checkObjectName(name: string): string {
  if (!objectName.test(name) || name.length > 1024) throw invalidKey(name)
  return name
}

export function checkBucketName(name: string): string {
  if (!bucketName.test(name) || name.trim() !== name) {
    throw new StorageError(400, 'InvalidBucketName', 'Bucket name invalid')
  }
  return name
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    throw invalidKey(text)
  }
}
