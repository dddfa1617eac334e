import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import type { SupabaseClient } from '@supabase/supabase-js'
import { killableFolder, startKillable } from '../testing/killable-backend.ts'
import { startTestBackend } from '../testing/test-backend.ts'

async function insert(client: SupabaseClient, document_id: string): Promise<string | undefined> {
  const { error } = await client.from('review_reports').insert({ document_id, reason: 'wrong' })
  return error ? error.code || error.message : undefined
}

async function idsIn(client: SupabaseClient): Promise<string[]> {
  const { data } = await client.from('review_reports').select('document_id').order('document_id')
  return (data ?? []).map((row) => String(row['document_id']))
}

// shows F51
it('a full disk keeps acknowledged data and resumes with room', async () => {
  const folder = await killableFolder()
  const fullWhen = join(folder, 'full')
  try {
    const running = await startKillable(folder, { fullWhen })
    const kept: string[] = []
    for (let n = 0; n < 20; n += 1) {
      expect(await insert(running.client, `before-${n}`)).toBeUndefined()
      kept.push(`before-${n}`)
    }
    await writeFile(fullWhen, '')
    const refused: string[] = []
    // After each of them Postgres is started again.
    for (let n = 0; n < 3; n += 1) {
      const id = `full-${n}`
      if ((await insert(running.client, id)) === undefined) kept.push(id)
      else refused.push(id)
    }
    expect(refused.length).toBeGreaterThan(0)
    await rm(fullWhen)
    expect(await insert(running.client, 'room')).toBeUndefined()
    await running.kill()

    const again = await startTestBackend({ folder })
    expect(await idsIn(again.serviceClient())).toEqual([...kept, 'room'].toSorted())
    await again.close()
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}, 180_000)
