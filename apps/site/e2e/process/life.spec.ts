/** A site that is killed comes back; one that is told to end lets nobody down. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ask } from '../stack/ask.ts'
import { expect, test } from '../stack/journey.ts'
import { startSecondBuild } from '../stack/second-build.ts'
import { siteOrigin } from '../stack/services.ts'
import { slot } from '../stack/slot.ts'
import { operate } from '../stack/visitors.ts'

/** The processes of the site that have said they answer, oldest first. */
async function siteProcesses(): Promise<number[]> {
  const log = await readFile(join(slot.state, 'logs/site.log'), 'utf8')
  const lines = log.split('\n').filter((line) => line.includes('"about":"ready"'))
  return lines.map((line) => (JSON.parse(line) as { pid: number }).pid)
}

// shows F53
test('a killed site starts again, both lives in its log', async () => {
  const before = await siteProcesses()
  process.kill(before.at(-1)!, 'SIGKILL')
  await expect(async () => expect(await siteProcesses()).toHaveLength(before.length + 1)).toPass()
  const after = await siteProcesses()
  expect(after.slice(0, -1)).toEqual(before)
  expect(after.at(-1)).not.toBe(before.at(-1))
  expect((await ask('/about')).body).toMatch(/<\/html>\s*$/)
  expect((await ask('/api/ready')).status).toBe(200)
})

// shows P95
test('a started site prepares the search before anybody asks', async () => {
  const said = async () => readFile(join(slot.state, 'logs/site.log'), 'utf8')
  await expect.poll(said).toMatch(/"about":"search".*"documents":[1-9]/)
})

// shows F54
test('a terminated site finishes its requests', async () => {
  const second = await startSecondBuild({ unfinished: [] })
  let ended: Promise<void> | undefined
  await operate('POST', '/control/faults', { path: '/auth/v1/token', kind: 'latency', ms: 2_000, times: 1 })
  try {
    const form = new URLSearchParams({ email: 'somebody@example.com', password: 'quiet lantern over water' })
    const underWay = fetch(`${second.origin}/api/auth/sign-in`, {
      method: 'POST',
      headers: { origin: siteOrigin },
      body: form,
      redirect: 'manual',
    })
    // It is under way once its question has reached the backend.
    const hits = async () =>
      (Object.values(await operate('GET', '/control/faults'))[0] as { hits: number }).hits
    await expect.poll(hits).toBe(1)
    ended = second.stop()
    await expect
      .poll(async () => (await fetch(`${second.origin}/api/ready`)).status, { intervals: [20] })
      .toBe(503)
    expect((await underWay).status).toBe(303)
  } finally {
    await operate('DELETE', '/control/faults')
    // Fails unless the process ends by itself, and well.
    await (ended ?? second.stop())
  }
})
