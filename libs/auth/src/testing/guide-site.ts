import { join } from 'node:path'
import { inject, onTestFinished, vi } from 'vitest'
import { writeQuickStart } from '../../../../vitest.readme.ts'
import { startOnCopy, type StartBackend, type TestBackend } from './test-backend.ts'

/** The files of the README and its guides, and the backend that their environment names. */
export interface GuideSite {
  readonly backend: TestBackend
  /** Loads one of the files, e.g. `src/api.ts`. */
  readonly load: (file: string) => Promise<unknown>
}

/** Starts what the examples need. It goes with the test, and so does the environment. */
export async function startGuideSite(start: StartBackend): Promise<GuideSite> {
  const backend = await startOnCopy(inject('template'), start)
  onTestFinished(() => backend.close())
  vi.stubEnv('BACKEND_URL', backend.url)
  vi.stubEnv('BACKEND_PUBLISHABLE_KEY', backend.publishableKey)
  vi.stubEnv('BACKEND_SECRET_KEY', backend.secretKey)
  vi.stubEnv('SITE_ORIGIN', 'http://localhost:3000')
  onTestFinished(() => void vi.unstubAllEnvs())
  const folder = writeQuickStart(join(import.meta.dirname, '../..'))
  return { backend, load: (file) => import(join(folder, file)) }
}

/** Somebody who has no account yet. */
export const newcomer = { email: 'newcomer@example.com', password: 'a long enough password' }
