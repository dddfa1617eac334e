import { cpSync, linkSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { changeFinishedPages } from './finished-pages.ts'

/** A text, and what stands in its place in a copy. */
export type Change = readonly [from: string, to: string]

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

/** The folders with most of a build's files. */
const large = ['server', 'compiled']
/** What a site reads and never writes: it keeps the pages it renders in a folder beside. */
const isOfBuild = /^(?:compiled|server\/(?:chunks|app))\//
const isPage = /\.(?:html|rsc|meta|body)$/

/**
 * Copies a build, without what a running site does not read.
 *
 * Most of its files are the same in both, by a hard link: a system that makes thousands of new ones is busy for seconds.
 *
 * @param options.isFinished With its finished pages.
 * @param options.isToBuild Its pages are to be built anew, which writes over them.
 */
export function copyBuild(from: string, to: string, { isFinished = false, isToBuild = false } = {}): void {
  copyAnew(
    from,
    to,
    (name) =>
      !['cache', 'trace', 'diagnostics', ...large].includes(name) &&
      // What one process keeps is of its port.
      !/^finished-pages-\d/.test(name) &&
      (isFinished || !name.startsWith('finished-pages')),
  )
  const isShared = (name: string) => isOfBuild.test(name) && !(isToBuild && isPage.test(name))
  const copy = (folder: string): void => {
    mkdirSync(join(to, folder))
    for (const entry of readdirSync(join(from, folder), { withFileTypes: true })) {
      const name = `${folder}/${entry.name}`
      if (entry.isDirectory()) copy(name)
      else if (!name.endsWith('.nft.json')) copyFile(join(from, name), join(to, name), isShared(name))
    }
  }
  for (const folder of large) copy(folder)
}

function copyFile(from: string, to: string, isShared: boolean): void {
  try {
    if (isShared) linkSync(from, to)
    // Read and written, since the system's copy never ends when a site that runs shortens the file meanwhile.
    else writeFileSync(to, readFileSync(from))
  } catch (error) {
    // A site that runs puts what it compiles in the place of a file with another name.
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
  }
}

/**
 * Changes texts in every file of a folder that is text, and in finished pages. What is kept compiled of a changed one is
 * compiled anew.
 *
 * @param without Paths of pages that are left out of the finished ones.
 */
export function changeTexts(
  folder: string,
  changes: readonly Change[],
  without: readonly string[] = [],
): void {
  const change = (before: string): string =>
    changes.reduce((text, [from, to]) => text.replaceAll(from, to), before)
  const kept = join(folder, 'compiled')
  for (const file of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (file.parentPath.startsWith(kept)) continue
    if (!file.isFile() || !/\.(?:html|rsc|js|json|meta|body)$|^[^.]+$/.test(file.name)) continue
    const path = join(file.parentPath, file.name)
    if (file.name === 'finished-pages') {
      changeFinishedPages(path, change, without)
      continue
    }
    const before = readFileSync(path, 'utf8')
    const text = change(before)
    if (text === before) continue
    // In the build this was copied from it may be the same file.
    rmSync(path)
    writeFileSync(path, text)
  }
}
