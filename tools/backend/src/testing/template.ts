import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { startBackend } from '../start-backend.ts'
import { migrationsFolder } from './migrations-folder.ts'

declare module 'vitest' {
  interface ProvidedContext {
    template: string
  }
}

/** Makes one migrated database that every test copies: a fresh one takes seconds. */
export default async function makeTemplate(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'backend-template-'))
  const backend = await startBackend({ folder, migrations: migrationsFolder, port: 0 })
  await backend.close()
  project.provide('template', folder)
  return () => rm(folder, { recursive: true, force: true })
}
