import type { Repository } from '../repository/repository.ts'
import { usedFiles } from './used-files.ts'

/** Says of each published document which of its files are not in the media library. Visitors find them broken. */
export function missingPictures(repository: Repository): string[] {
  return repository.master.all().flatMap((document) => {
    const missing = [...usedFiles(document)].filter(
      (file) => !repository.assets.byFile(file) && !repository.assets.byId(file),
    )
    return missing.length === 0
      ? []
      : [
          `the ${document.type} "${document.uid ?? document.id}" uses files that are not there: ${missing.join(', ')}`,
        ]
  })
}
