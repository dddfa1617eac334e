import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { lockFolder } from '@house-edge/double/lock'
import type { TestProject } from 'vitest/node'
import { migrationsFolder } from './migrations-folder.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** A folder with a migrated `database`, its image `migrated.image`, and `empty.image` of one before the first start. */
    template: string
  }
}

const root = join(import.meta.dirname, '../../../..')
const shelf = join(root, 'node_modules/.cache/backend-template')
const dayMs = 86_400_000
const maker = join(import.meta.dirname, 'make-template.ts')

/** For suites of Vitest. */
export default async function provideTemplate(project: TestProject): Promise<void> {
  project.provide('template', await templateFolder())
}

/**
 * The databases that tests copy: to make them takes four seconds of processor time. They are made once for the tests
 * of all packages, and again when a file they are made of has changed.
 */
export async function templateFolder(): Promise<string> {
  const folder = join(shelf, await digestOfSources())
  await mkdir(shelf, { recursive: true })
  while (!existsSync(folder)) {
    // Tests of several packages begin at once. All but one of them wait here.
    const lock = await lockFolder(shelf)
    if (!lock.isTaken) continue
    try {
      if (existsSync(folder)) break
      await removeOld()
      await promisify(execFile)(process.execPath, ['--conditions=@house-edge/source', maker, folder])
    } finally {
      await lock.release()
    }
  }
  return folder
}

async function digestOfSources(): Promise<string> {
  const hash = createHash('sha256').update(process.version)
  hash.update(await readFile(join(root, 'node_modules/@electric-sql/pglite/package.json')))
  for (const folder of [migrationsFolder, join(import.meta.dirname, '..')]) {
    const files = await readdir(folder, { recursive: true })
    for (const file of files.filter((each) => /(?<!\.test)\.(?:ts|sql)$/.test(each)).toSorted())
      hash.update(file).update(await readFile(join(folder, file)))
  }
  return hash.digest('hex').slice(0, 16)
}

/** Those of other sources, once no run can still copy them. */
async function removeOld(): Promise<void> {
  for (const { name } of (await readdir(shelf, { withFileTypes: true })).filter((each) =>
    each.isDirectory(),
  )) {
    const { mtimeMs } = await stat(join(shelf, name))
    if (Date.now() - mtimeMs > dayMs) await rm(join(shelf, name), { recursive: true })
  }
}
