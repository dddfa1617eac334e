/** What one visitor asked is found in every log by one name. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ask } from '../stack/ask.ts'
import { expect, test } from '../stack/journey.ts'
import { contentOrigin } from '../stack/services.ts'
import { slot } from '../stack/slot.ts'
import { newAddress, operate } from '../stack/visitors.ts'

const readLog = (log: string) => readFile(join(slot.state, `logs/${log}.log`), 'utf8')

/** Reads what was written since: journeys before this one asked for the same paths. */
async function logSince(log: string): Promise<() => Promise<string>> {
  const { length } = await readLog(log)
  return async () => (await readLog(log)).slice(length)
}

/** The lines of a log that a request caused, as they were written. */
async function linesOf(log: string, requestId: string): Promise<string[]> {
  return (await readLog(log)).split('\n').filter((line) => line.includes(`"requestId":"${requestId}"`))
}

test('a failed preview has one id in both logs', async () => {
  const token = `${contentOrigin}/previews/nobody:began?websitePreviewId=never-asked-${Date.now()}`
  const query = new URLSearchParams({ token, documentId: 'page_about' })
  const log = await logSince('site')
  expect((await ask(`/api/preview?${query}`)).status).toBe(410)
  const named = /"requestId":"([^"]+)"[^\n]*"path":"\/api\/preview"/
  await expect.poll(log).toMatch(named)
  const requestId = named.exec(await log())?.[1] ?? ''
  await expect.poll(() => linesOf('content-service', requestId)).not.toEqual([])
})

test('a failed sign-in has one name at site and backend', async () => {
  await operate('POST', '/control/faults', { path: '/auth/v1/token', kind: 'status', status: 503 })
  try {
    const body = new URLSearchParams({ email: newAddress(), password: 'quiet lantern over water' }).toString()
    const headers = {
      'content-type': 'application/x-www-form-urlencoded',
      'content-length': String(body.length),
      'sec-fetch-site': 'same-origin',
      cookie: 'any=1',
    }
    const log = await logSince('backend')
    expect((await ask('/api/auth/sign-in', 'POST', headers, body)).status).toBe(303)
    const named = /"requestId":"([^"]+)"[^\n]*\/auth\/v1\/token/
    await expect.poll(log).toMatch(named)
    const requestId = named.exec(await log())?.[1] ?? ''
    await expect.poll(() => linesOf('site', requestId)).not.toEqual([])
  } finally {
    await operate('DELETE', '/control/faults')
  }
})
