import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { type KillableBackend, killableFolder, startKillable } from '../testing/killable-backend.ts'

async function insert({ client }: KillableBackend, document_id: string): Promise<string | undefined> {
  const { error } = await client.from('review_reports').insert({ document_id, reason: 'wrong' })
  return error ? error.code || error.message : undefined
}

async function idsIn({ client }: KillableBackend): Promise<string[]> {
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
      expect(await insert(running, `before-${n}`)).toBeUndefined()
      kept.push(`before-${n}`)
    }
    await writeFile(fullWhen, '')
    const refused: string[] = []
    // After each of them Postgres is started again.
    for (let n = 0; n < 6; n += 1) {
      const id = `full-${n}`
      if ((await insert(running, id)) === undefined) kept.push(id)
      else refused.push(id)
    }
    expect(refused.length).toBeGreaterThan(0)
    await rm(fullWhen)
    expect(await insert(running, 'room')).toBeUndefined()
    await running.kill()

    const again = await startKillable(folder)
    expect(await idsIn(again)).toEqual([...kept, 'room'].toSorted())
    await again.kill()
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}, 180_000)
