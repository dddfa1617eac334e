import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** A text, and what stands in its place in a copy. */
export type Change = readonly [from: string, to: string]

/** Copies a folder in place of whatever is there. */
export async function copyAnew(
  from: string,
  to: string,
  isWanted: (path: string) => boolean = () => true,
): Promise<void> {
  await rm(to, { recursive: true, force: true })
  await cp(from, to, { recursive: true, verbatimSymlinks: true, filter: isWanted })
}

/**
 * Copies a build, without what a running site does not read.
 *
 * @param options.isFinished With its finished pages: they name addresses, packed, so they serve at the same address alone.
 */
export async function copyBuild(from: string, to: string, { isFinished = false } = {}): Promise<void> {
  await copyAnew(
    from,
    to,
    (path) =>
      !/\/(?:cache|trace|diagnostics)$|\.map$/.test(path) &&
      (isFinished || !/\/finished-pages[^/]*$/.test(path)),
  )
}

/** Changes texts in every file of a folder that is text. */
export async function changeTexts(folder: string, changes: readonly Change[]): Promise<void> {
  for (const file of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!file.isFile() || !/\.(?:html|rsc|js|json|meta|body)$|^[^.]+$/.test(file.name)) continue
    const path = join(file.parentPath, file.name)
    const before = await readFile(path, 'utf8')
    let text = before
    for (const [from, to] of changes) text = text.replaceAll(from, to)
    if (text !== before) await writeFile(path, text)
  }
}
