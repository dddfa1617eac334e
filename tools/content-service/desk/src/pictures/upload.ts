import type { ImageSummary } from '../../../src/desk/contract.ts'
import { messageOf } from '../api/api-failure.ts'
import { deskApi } from '../api/desk-api.ts'
import { notify } from '../elements/notices.tsx'
import { rememberFiles } from './files.ts'

/** Adds files to the media library, one after the other. Each that is not taken is told of. */
export async function uploadAll(files: Iterable<File>): Promise<ImageSummary[]> {
  const added: ImageSummary[] = []
  for (const file of files) {
    try {
      added.push(await deskApi.upload(file))
    } catch (error) {
      notify(messageOf(error), { isBad: true })
    }
  }
  rememberFiles(...added)
  return added
}
