import { existsSync, globSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'

/**
 * Makes a folder once. One that was left half made is none.
 *
 * @param make Fills another folder, which then becomes this one.
 */
export function makeOnce(folder: string, make: (unfinished: string) => void): void {
  if (existsSync(folder)) return
  const unfinished = `${folder}.new`
  rmSync(unfinished, { recursive: true, force: true })
  mkdirSync(dirname(folder), { recursive: true })
  make(unfinished)
  renameSync(unfinished, folder)
}

/** Drops what was kept of other commits, browsers and fonts: some hundred megabytes each. */
export function dropOthers(folder: string, kept: string): void {
  for (const name of globSync('*', { cwd: folder }))
    if (/^[\da-f]{12}-/.test(name) && name !== kept) rmSync(join(folder, name), { recursive: true })
}
