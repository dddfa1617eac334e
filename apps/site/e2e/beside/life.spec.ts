/** A site that is killed comes back. One that is told to end is in the journey of a deployment. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ask } from '../stack/ask.ts'
import { expect, test } from '../stack/journey.ts'
import { slot } from '../stack/slot.ts'

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
