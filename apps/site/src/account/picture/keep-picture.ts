import { randomUUID } from 'node:crypto'
import type { BackendClient } from '@house-edge/auth/server'
import type { Database } from '../../database.ts'
import { siteLog } from '../../process/log.ts'

type Backend = BackendClient<Database>

const bucket = 'avatars'
const dayOfYearSeconds = '31536000'

/** A visitor's profile, or `undefined` when it cannot be read now. */
export async function findProfile(
  backend: Backend,
  userId: string,
): Promise<{ name: string | null; picturePath: string | null } | undefined> {
  const { data, error } = await backend
    .from('profiles')
    .select('display_name, avatar_path')
    .eq('id', userId)
    .maybeSingle()
  if (error) siteLog().warn('profile', { code: error.code })
  return data ? { name: data.display_name, picturePath: data.avatar_path } : undefined
}

/**
 * Replaces a visitor's picture. The new file first, then the profile that names it, then the old files: a
 * failure on the way leaves the previous picture.
 *
 * @returns Whether it was stored.
 */
export async function keepPicture(backend: Backend, userId: string, picture: Uint8Array): Promise<boolean> {
  const files = backend.storage.from(bucket)
  const path = `${userId}/${randomUUID()}.webp`
  const upload = await files.upload(path, picture, {
    contentType: 'image/webp',
    cacheControl: dayOfYearSeconds,
  })
  if (upload.error) return giveUp('upload', upload.error)
  const named = await namePicture(backend, userId, path)
  if (!named) await files.remove([path])
  else await removeFiles(backend, userId, path)
  return named
}

/** Removes a visitor's picture. @returns Whether the profile has none now. */
export async function removePicture(backend: Backend, userId: string): Promise<boolean> {
  const named = await namePicture(backend, userId, null)
  if (named) await removeFiles(backend, userId, undefined)
  return named
}

/** A visitor's picture, if there is one and it can be read. */
export async function readPicture(backend: Backend, userId: string): Promise<Blob | undefined> {
  const profile = await findProfile(backend, userId)
  if (!profile?.picturePath) return undefined
  const { data, error } = await backend.storage.from(bucket).download(profile.picturePath)
  if (error) giveUp('download', error)
  return data ?? undefined
}

/** All picture files of a visitor, or `undefined` when one of them cannot be read. */
export async function exportPictures(
  backend: Backend,
  userId: string,
): Promise<{ path: string; content: string }[] | undefined> {
  const files = backend.storage.from(bucket)
  const listed = await files.list(userId)
  if (listed.error) giveUp('list', listed.error)
  const pictures: { path: string; content: string }[] = []
  for (const { name } of listed.data ?? []) {
    const path = `${userId}/${name}`
    const { data, error } = await files.download(path)
    if (error) giveUp('download', error)
    if (data) pictures.push({ path, content: await dataUrlOf(data) })
  }
  return pictures.length === listed.data?.length ? pictures : undefined
}

async function dataUrlOf(file: Blob): Promise<string> {
  return `data:${file.type};base64,${Buffer.from(await file.arrayBuffer()).toString('base64')}`
}

async function namePicture(backend: Backend, userId: string, path: string | null): Promise<boolean> {
  const { error } = await backend.from('profiles').update({ avatar_path: path }).eq('id', userId)
  return error ? giveUp('name', error) : true
}

/** Removes unused files. A file that remains is removed with the next picture, or with the account. */
async function removeFiles(backend: Backend, userId: string, inUse: string | undefined): Promise<void> {
  const files = backend.storage.from(bucket)
  const listed = await files.list(userId)
  const old = (listed.data ?? []).map(({ name }) => `${userId}/${name}`).filter((path) => path !== inUse)
  const { error } = old.length > 0 ? await files.remove(old) : listed
  if (error) giveUp('remove', error)
}

function giveUp(step: string, { message }: { message: string }): false {
  siteLog().warn('picture', { step, message })
  return false
}
