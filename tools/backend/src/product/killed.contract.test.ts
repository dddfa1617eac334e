import { rm } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { type KillableBackend, killableFolder, startKillable } from '../testing/killable-backend.ts'
import { startTestBackend } from '../testing/test-backend.ts'

/** `ROUNDS=100 npx vitest run src/product/killed` shows the promise at full size. */
const rounds = Number(process.env['ROUNDS'] ?? 2)
const writers = 5

/** Writes rows one after the other until the backend is gone, and notes those that were acknowledged. */
async function write({ client }: KillableBackend, name: string, acknowledged: string[]): Promise<void> {
  for (let n = 0; ; n += 1) {
    const document_id = `${name}-${n}`
    const { error } = await client.from('review_reports').insert({ document_id, reason: 'wrong' })
    if (error) return
    acknowledged.push(document_id)
  }
}

// shows F52
it(
  'a killed backend has every acknowledged row',
  async () => {
    const folder = await killableFolder()
    const acknowledged: string[] = []
    try {
      for (let round = 0; round < rounds; round += 1) {
        const running = await startKillable(folder)
        const before = acknowledged.length
        const writing = Array.from({ length: writers }, (_, at) =>
          write(running, `${round}-${at}`, acknowledged),
        )
        while (acknowledged.length < before + 20) await new Promise((resolve) => setImmediate(resolve))
        await running.kill()
        await Promise.all(writing)
      }
      const last = await startTestBackend({ folder })
      const found = new Set<string>()
      for (let from = 0; ; from += 1000) {
        const { data } = await last
          .serviceClient()
          .from('review_reports')
          .select('document_id')
          .order('document_id')
          .range(from, from + 999)
        for (const row of data ?? []) found.add(String(row['document_id']))
        if ((data ?? []).length < 1000) break
      }
      await last.close()
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
