import { readFile } from 'node:fs/promises'
import { z } from 'zod'
import { isMissingFile } from '../errors/service-error.ts'
import { writeFileSafely } from '../storage/write-files.ts'

const PushState = z.object({
  /** By the name of the file here. */
  files: z.record(z.string(), z.object({ hash: z.string(), id: z.string(), url: z.string() })).default({}),
  /** By the id of the document here: its id there, and which version of it was sent. */
  documents: z.record(z.string(), z.object({ id: z.string(), version: z.string().nullable() })).default({}),
})

/** What was already sent to an account, so that an interrupted push continues and sends nothing twice. */
export type PushState = z.infer<typeof PushState>

/** Reads what an account has been sent. */
export async function readPushState(path: string): Promise<PushState> {
  try {
    return PushState.parse(JSON.parse(await readFile(path, 'utf8')))
  } catch (error) {
    if (isMissingFile(error)) return PushState.parse({})
    throw error
  }
}

/** Writes down what an account has been sent. */
export async function keepPushState(path: string, state: PushState): Promise<void> {
  await writeFileSafely(path, `${JSON.stringify(state, null, 2)}\n`)
}
