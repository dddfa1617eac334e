import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A mistake that an engineer could make, and the test that has to notice it. */
export interface Breakage {
  /** What is lost by it, in a few words. */
  breaks: string
  /** The file it is made in, from the root of the repository. */
  file: string
  /** What stands there, once. */
  find: string
  replace: string
  /** The file of tests that fails then. */
  test: string
}

/** Where the rows are: any file of this folder holds a list of them. */
const folder = 'tools/checks/breakages'

/** Every row, in the order of the files. */
export function readBreakages(root: string): Breakage[] {
  return globSync('*.json', { cwd: join(root, folder) })
    .toSorted()
    .flatMap((name) => JSON.parse(readFileSync(join(root, folder, name), 'utf8')) as Breakage[])
}

/** @returns Why a row cannot be tried: what it replaces does not stand there once, or its test is gone. */
export function faultOf({ file, find, replace, test }: Breakage, root: string): string | undefined {
  if (!existsSync(join(root, file))) return `there is no ${file}`
  if (!existsSync(join(root, test))) return `there is no ${test}`
  const times = readFileSync(join(root, file), 'utf8').split(find).length - 1
  if (times !== 1) return `${JSON.stringify(find)} stands in ${file} ${times} times`
  return find === replace ? 'it changes nothing' : undefined
}
