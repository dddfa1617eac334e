import type { ImageSummary } from '../../../src/desk/contract.ts'
import { deskApi } from '../api/desk-api.ts'
import { attempt } from '../elements/notices.tsx'
import { rememberFiles } from './files.ts'

/** Adds files to the media library, one after the other. Each that is not taken is told of. */
export async function uploadAll(files: Iterable<File>): Promise<ImageSummary[]> {
  const added: ImageSummary[] = []
  for (const file of files) {
    await attempt(async () => added.push(await deskApi.upload(file)))
  }
  rememberFiles(...added)
  return added
}
