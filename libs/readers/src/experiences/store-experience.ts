import { randomUUID } from 'node:crypto'
import type { ReadersBackend } from '../backend/readers-backend.ts'
import { listOwn } from './experience-store.ts'
import type { SubmittedExperience } from './read-experience.ts'
import type { MakePictures } from './make-pictures.ts'

const bucket = 'experience-pictures'

/**
 * Stores a reader's experience with a casino, in place of an earlier one. New pictures replace the old ones; without
 * new pictures the old ones stay.
 *
 * Order: the row, the new files, the row with their names, removal of the old files. A failure on the way leaves the
 * experience with its old pictures. Whether pictures may be made is asked first, because the row is counted only where
 * it changes: above the limit no pictures are processed.
 *
 * @param makePictures Makes the new pictures, if there are any.
 * @returns The key of the refusal, `failed`, or `undefined` when everything is stored.
 */
export async function storeExperience(
  backend: ReadersBackend,
  documentId: string,
  told: SubmittedExperience,
  makePictures: MakePictures | undefined,
): Promise<string | undefined> {
  const before = await listOwn(backend)
  if (!before) return 'failed'
  const own = before.find(({ document_id }) => document_id === documentId)
  if (makePictures) {
    const begun = await backend.rpc('begin_pictures')
    if (begun.error) return refusal(backend, begun.error)
  }
  const table = backend.from('experiences')
  const { error } = own
    ? await table.update({ ...told }).eq('id', own.id)
    : await table.insert({ document_id: documentId, ...told })
  if (error) return refusal(backend, error)
  if (!makePictures) return undefined
  const id = own?.id ?? (await listOwn(backend))?.find(({ document_id }) => document_id === documentId)?.id
  if (id === undefined) return 'failed'
  const pictures = await makePictures()
  return pictures ? keepPictures(backend, id, pictures) : 'picture'
}

/** Deletes a reader's experience with a casino. @returns Whether it is deleted, with its pictures. */
export async function withdrawExperience(backend: ReadersBackend, id: string): Promise<boolean> {
  const files = await backend.storage.from(bucket).list(id)
  const paths = (files.data ?? []).map(({ name }) => `${id}/${name}`)
  if (files.error || (paths.length > 0 && (await backend.storage.from(bucket).remove(paths)).error))
    return false
  const { error } = await backend.from('experiences').delete().eq('id', id)
  if (error) backend.report('experiences', { code: error.code })
  return !error
}

/** All pictures of a reader's experiences, or `undefined` when one of them cannot be read. */
export async function exportExperiencePictures(
  backend: ReadersBackend,
): Promise<{ path: string; content: string }[] | undefined> {
  const own = await listOwn(backend)
  const pictures: { path: string; content: string }[] = []
  for (const path of own?.flatMap((experience) => experience.pictures) ?? []) {
    const { data } = await backend.storage.from(bucket).download(path)
    if (!data) return undefined
    const content = `data:${data.type};base64,${Buffer.from(await data.arrayBuffer()).toString('base64')}`
    pictures.push({ path, content })
  }
  return own && pictures
}

async function keepPictures(
  backend: ReadersBackend,
  id: string,
  pictures: readonly Uint8Array[],
): Promise<string | undefined> {
  const files = backend.storage.from(bucket)
  const old = await files.list(id)
  const paths: string[] = []
  for (const picture of pictures) {
    const path = `${id}/${randomUUID()}.webp`
    const { error } = await files.upload(path, picture, { contentType: 'image/webp' })
    if (error) {
      backend.report('experiences', { message: error.message })
      if (paths.length > 0) await files.remove(paths)
      return 'failed'
    }
    paths.push(path)
  }
  const { error } = await backend.from('experiences').update({ pictures: paths }).eq('id', id)
  const useless = error ? paths : (old.data ?? []).map(({ name }) => `${id}/${name}`)
  if (useless.length > 0) await files.remove(useless)
  return error ? refusal(backend, error) : undefined
}

function refusal(backend: ReadersBackend, error: { code: string; hint?: string | null }): string {
  if (error.hint?.startsWith('limit/')) return error.hint
  backend.report('experiences', { code: error.code })
  return 'failed'
}
