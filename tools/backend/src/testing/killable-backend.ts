import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync } from 'node:fs'
import { mkdtemp, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { inject } from 'vitest'

export interface KillableBackend {
  /** With every right. */
  client: SupabaseClient
  /** Ends it as a power cut would: without a word. */
  kill: () => Promise<void>
}

/** A folder with every migration applied. */
export async function killableFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'backend-killed-'))
  // At once takes a third of the processor time of a thousand files each in its turn.
  cpSync(join(inject('template'), 'database'), join(folder, 'database'), { recursive: true })
  return folder
}

/**
 * Starts a backend in a process of its own.
 *
 * @param options.fullWhen While this file exists, its disk is full.
 */
export async function startKillable(
  folder: string,
  { mailEndpoint, fullWhen }: { mailEndpoint?: string; fullWhen?: string } = {},
): Promise<KillableBackend> {
  const fullDisk = fullWhen === undefined ? [] : [`--import=${join(import.meta.dirname, 'full-disk.ts')}`]
  const child = spawn(
    process.execPath,
    ['--conditions=@house-edge/source', ...fullDisk, join(import.meta.dirname, 'backend-process.ts')],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: {
        ...process.env,
        // Removing the types is a third of the processor time of a start.
        NODE_COMPILE_CACHE: join(import.meta.dirname, '../../../../node_modules/.cache/compiled'),
        BACKEND_FOLDER: folder,
        ...(mailEndpoint !== undefined && { MAIL_ENDPOINT: mailEndpoint }),
        ...(fullWhen !== undefined && { FULL_WHEN: fullWhen }),
      },
    },
  )
  const url = await new Promise<string>((resolve, reject) => {
    let text = ''
    child.stdout.setEncoding('utf8').on('data', (piece: string) => {
      text += piece
      const said = /ready (http:\/\/[\w.]+:\d+)/.exec(text)?.[1]
      if (said !== undefined) resolve(said)
    })
    child.once('exit', () => reject(new TypeError(`The backend ended before it was ready: ${text}`)))
  })
  const { secretKey } = JSON.parse(await readFile(join(folder, 'keys.json'), 'utf8')) as { secretKey: string }
  return {
    client: createClient(url, secretKey, { auth: { persistSession: false, autoRefreshToken: false } }),
    kill: async () => {
      const ended = once(child, 'exit')
      child.kill('SIGKILL')
      await ended
    },
  }
}
