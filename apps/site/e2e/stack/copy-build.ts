import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** A text, and what stands in its place in a copy. */
export type Change = readonly [from: string, to: string]

/** What Node keeps compiled, in the folder of a build. */
const compiled = 'compiled'

/**
 * Copies a folder in place of whatever is there: at once, since a build has thousands of files, each of which costs
 * ten times as much when it is waited for.
 */
export function copyAnew(from: string, to: string, isWanted: (name: string) => boolean = () => true): void {
  rmSync(to, { recursive: true, force: true })
  mkdirSync(to, { recursive: true })
  // Without a filter of its own it is copied outside of JavaScript.
  for (const name of readdirSync(from).filter(isWanted))
    cpSync(join(from, name), join(to, name), { recursive: true, verbatimSymlinks: true })
}

/**
 * Copies a build, without what a running site does not read.
 *
 * @param options.isFinished With its finished pages: they name addresses, packed, so they serve only where the origin stays.
 */
export function copyBuild(from: string, to: string, { isFinished = false } = {}): void {
  copyAnew(
    from,
    to,
    (name) =>
      !['cache', 'trace', 'diagnostics', compiled].includes(name) &&
      (isFinished || !name.startsWith('finished-pages')),
  )
  try {
    cpSync(join(from, compiled), join(to, compiled), { recursive: true })
  } catch (error) {
    // A site that runs writes there. What is missing is compiled anew.
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    rmSync(join(to, compiled), { recursive: true, force: true })
  }
}

/** Changes texts in every file of a folder that is text. */
export function changeTexts(folder: string, changes: readonly Change[]): void {
  for (const file of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!file.isFile() || !/\.(?:html|rsc|js|json|meta|body)$|^[^.]+$/.test(file.name)) continue
    const path = join(file.parentPath, file.name)
    const before = readFileSync(path, 'utf8')
    let text = before
    for (const [from, to] of changes) text = text.replaceAll(from, to)
    if (text !== before) writeFileSync(path, text)
  }
}
