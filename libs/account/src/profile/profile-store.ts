import { randomUUID } from 'node:crypto'
import type { AccountBackend } from '../settings/account-database.ts'
import type { AccountSettings, ExportedFile } from '../settings/account-settings.ts'

const bucket = 'avatars'
const dayOfYearSeconds = '31536000'

/** A visitor's profile, or `undefined` when it cannot be read now. */
export async function findProfile(
  site: AccountSettings,
  backend: AccountBackend,
  userId: string,
): Promise<{ name: string | null; picturePath: string | null } | undefined> {
  const { data, error } = await backend
    .from('profiles')
    .select('display_name, avatar_path')
    .eq('id', userId)
    .maybeSingle()
  if (error) site.onNotice?.({ about: 'profile', code: error.code })
  return data ? { name: data.display_name, picturePath: data.avatar_path } : undefined
}

/**
 * Replaces a visitor's picture. The new file first, then the profile that names it, then the old files: a
 * failure on the way leaves the previous picture.
 *
 * @returns Whether it was stored.
 */
export async function replacePicture(
  site: AccountSettings,
  backend: AccountBackend,
  userId: string,
  picture: Uint8Array,
): Promise<boolean> {
  const files = backend.storage.from(bucket)
  const path = `${userId}/${randomUUID()}.webp`
  const upload = await files.upload(path, picture, {
    contentType: 'image/webp',
    cacheControl: dayOfYearSeconds,
  })
  if (upload.error) return giveUp(site, 'upload', upload.error)
  const named = await namePicture(site, backend, userId, path)
  if (!named) await files.remove([path])
  else await removeFiles(site, backend, userId, path)
  return named
}

/** Removes a visitor's picture. @returns Whether the profile has none now. */
export async function removePicture(
  site: AccountSettings,
  backend: AccountBackend,
  userId: string,
): Promise<boolean> {
  const named = await namePicture(site, backend, userId, null)
  if (named) await removeFiles(site, backend, userId, undefined)
  return named
}

/** A visitor's picture, if there is one and it can be read. */
export async function readPicture(
  site: AccountSettings,
  backend: AccountBackend,
  userId: string,
): Promise<Blob | undefined> {
  const profile = await findProfile(site, backend, userId)
  if (!profile?.picturePath) return undefined
  const { data, error } = await backend.storage.from(bucket).download(profile.picturePath)
  if (error) giveUp(site, 'download', error)
  return data ?? undefined
}

/** All picture files of a visitor, or `undefined` when one of them cannot be read. */
export async function exportPictures(
  site: AccountSettings,
  backend: AccountBackend,
  userId: string,
): Promise<ExportedFile[] | undefined> {
  const files = backend.storage.from(bucket)
  const listed = await files.list(userId)
  if (listed.error) giveUp(site, 'list', listed.error)
  const pictures: ExportedFile[] = []
  for (const { name } of listed.data ?? []) {
    const path = `${userId}/${name}`
    const { data, error } = await files.download(path)
    if (error) giveUp(site, 'download', error)
    if (data) pictures.push({ path, content: await dataUrlOf(data) })
  }
  return pictures.length === listed.data?.length ? pictures : undefined
}

async function dataUrlOf(file: Blob): Promise<string> {
  return `data:${file.type};base64,${Buffer.from(await file.arrayBuffer()).toString('base64')}`
}

async function namePicture(
  site: AccountSettings,
  backend: AccountBackend,
  userId: string,
  path: string | null,
): Promise<boolean> {
  const { error } = await backend.from('profiles').update({ avatar_path: path }).eq('id', userId)
  return error ? giveUp(site, 'name', error) : true
}

/** Removes unused files. A file that remains is removed with the next picture, or with the account. */
async function removeFiles(
  site: AccountSettings,
  backend: AccountBackend,
  userId: string,
  inUse: string | undefined,
): Promise<void> {
  const files = backend.storage.from(bucket)
  const listed = await files.list(userId)
  const old = (listed.data ?? []).map(({ name }) => `${userId}/${name}`).filter((path) => path !== inUse)
  const { error } = old.length > 0 ? await files.remove(old) : listed
  if (error) giveUp(site, 'remove', error)
}

function giveUp(site: AccountSettings, step: string, { message }: { message: string }): false {
  site.onNotice?.({ about: 'picture', step, message })
  return false
}
