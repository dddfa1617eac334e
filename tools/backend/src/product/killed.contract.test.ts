import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { expect, inject, it } from 'vitest'
import { migrationsFolder } from '../testing/migrations-folder.ts'

/** `ROUNDS=100 npx vitest run src/product/killed` shows the promise at full size. */
const rounds = Number(process.env['ROUNDS'] ?? 2)
const writers = 5

interface Running {
  client: SupabaseClient
  /** Ends it as a power cut would: without a word. */
  kill: () => Promise<void>
}

/** A backend in a process of its own. */
async function start(folder: string): Promise<Running> {
  const bin = join(import.meta.dirname, '../../bin/backend.mjs')
  const child = spawn(
    process.execPath,
    [
      '--conditions=@house-edge/source',
      bin,
      '--folder',
      folder,
      '--migrations',
      migrationsFolder,
      '--port',
      '0',
    ],
    { stdio: ['ignore', 'pipe', 'inherit'], env: { ...process.env, LOG_LEVEL: 'info' } },
  )
  const url = await new Promise<string>((resolve, reject) => {
    let text = ''
    child.stdout.setEncoding('utf8').on('data', (piece: string) => {
      text += piece
      const said = /http:\/\/[\w.]+:\d+/.exec(text)
      if (said && text.includes('ready')) resolve(said[0])
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

/** Writes rows one after the other until the backend is gone, and notes those that were acknowledged. */
async function write({ client }: Running, name: string, acknowledged: string[]): Promise<void> {
  for (let n = 0; ; n += 1) {
    const document_id = `${name}-${n}`
    const { error } = await client.from('review_reports').insert({ document_id, reason: 'wrong' })
    if (error) return
    acknowledged.push(document_id)
  }
}

// shows F52
it(
  'a backend killed while it writes has every row that it acknowledged',
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'backend-killed-'))
    await cp(join(inject('template'), 'database'), join(folder, 'database'), { recursive: true })
    const acknowledged: string[] = []
    try {
      for (let round = 0; round < rounds; round += 1) {
        const running = await start(folder)
        const before = acknowledged.length
        const writing = Array.from({ length: writers }, (_, at) =>
          write(running, `${round}-${at}`, acknowledged),
        )
        while (acknowledged.length < before + 20) await new Promise((resolve) => setImmediate(resolve))
        await running.kill()
        await Promise.all(writing)
      }
      const last = await start(folder)
      const found = new Set<string>()
      for (let from = 0; ; from += 1000) {
        const { data } = await last.client
          .from('review_reports')
          .select('document_id')
          .order('document_id')
          .range(from, from + 999)
        for (const row of data ?? []) found.add(String(row['document_id']))
        if ((data ?? []).length < 1000) break
      }
      await last.kill()
      expect(acknowledged.filter((id) => !found.has(id))).toEqual([])
      process.stdout.write(
        `${acknowledged.length} rows acknowledged over ${rounds} ends, ${found.size} found.\n`,
      )
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  },
  60_000 * (rounds + 1),
)
