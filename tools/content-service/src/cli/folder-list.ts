import { delimiter } from 'node:path'

/** Reads folders that are written as in `PATH`, or as a list in JSON, which those with a colon in their name need. */
export function readFolderList(text: string): readonly string[] {
  if (!text.startsWith('["')) return text.split(delimiter)
  try {
    return (JSON.parse(text) as unknown[]).map(String)
  } catch {
    // It is no list, so it names a folder: one that there is not is said to be missing where it is read.
    return [text]
  }
}
