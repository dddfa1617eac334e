/** One build of the real site takes the place of another, and back, while pages are open and visitors come. */
import type { Page } from '@playwright/test'
import { countDocuments } from '../../../../playwright.base.ts'
import { type Front, startFront } from '../stack/front.ts'
import { expect, test } from '../stack/journey.ts'
import { type RunningBuild, startSecondBuild } from '../stack/second-build.ts'
import { fromStore, siteOrigin } from '../stack/services.ts'
import { operate } from '../stack/visitors.ts'
import { firstUses } from './first-uses.ts'

const unfinished = '/casino-blog/roulette-is-geometry'
const hour = '01:00:01'

let second: RunningBuild
let ended: Promise<void> | undefined
let front: Front

test.beforeAll(async () => {
  second = await startSecondBuild({ isFinished: true, unfinished: [unfinished] })
  front = await startFront(siteOrigin)
})
test.afterAll(async () => {
  await front.close()
  await (ended ?? second.stop())
})

// shows R233
test('a page the build left out is rendered on request', async () => {
  const first = await fetch(second.origin + unfinished)
  expect(first.status).toBe(200)
  expect(first.headers.get('cache-control')).toMatch(/s-maxage=\d+/)
  await expect(async () => {
    const next = await fetch(second.origin + unfinished)
    expect([next.status, next.headers.get('cache-status')]).toEqual([200, fromStore])
  }).toPass()
})

/** Visitors who come all the while. */
function startLoad(): { expectAllAnswered: () => Promise<void> } {
  const statuses: number[] = []
  const ending = new AbortController()
  const ended = (async () => {
    while (!ending.signal.aborted) {
      for (const path of ['/', '/casino-reviews', '/about', '/sign-up'])
        statuses.push((await fetch(front.origin + path)).status)
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  })()
  return {
    expectAllAnswered: async () => {
      ending.abort()
      await ended
      expect(statuses.length).toBeGreaterThan(10)
      expect(new Set(statuses)).toEqual(new Set([200]))
    },
  }
}

/** Opens a page whose clock can be put forward, and counts the documents loaded in it. */
async function open(page: Page, path: string): Promise<{ documents: () => number }> {
  const documents = countDocuments(page)
  await page.clock.install()
  await page.goto(front.origin + path)
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await islandsAwake(page)
  return { documents }
}

/** This front has the files of one build alone: what a page still loads would be missed. */
const islandsAwake = (page: Page) => page.waitForLoadState('networkidle')

const buildOf = (page: Page) => page.locator('script[data-build]').getAttribute('data-build')
const notice = (page: Page) => page.getByText('A newer version is ready.')

// shows R093, F62
test('deployment and rollback fail and lose nothing', async ({ context }) => {
  const failed: string[] = []
  context.on('response', (response) => {
    if (response.status() >= 400) failed.push(`${response.status()} ${response.url()}`)
  })
  const [reader, writer] = [await context.newPage(), await context.newPage()]
  const reading = await open(reader, '/casino-reviews/copper-lantern')
  const writing = await open(writer, '/sign-up')
  const email = writer.getByLabel('E-mail address')
  await email.fill('half-an-address')
  const load = startLoad()
  front.deploy(second.origin)

  // Reading: a notice, and the next navigation is a page of the new build.
  await reader.clock.fastForward(hour)
  await expect(notice(reader)).toBeVisible()
  expect(await buildOf(reader)).not.toBe(second.id)
  await reader.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Blog' }).click()
  await expect(reader).toHaveTitle('The blog – House Edge')
  expect(await buildOf(reader)).toBe(second.id)
  expect(reading.documents()).toBe(2)

  // Writing: left alone until nobody is typing; a reload keeps what was typed.
  await writer.clock.fastForward(hour)
  await expect(email).toHaveValue('half-an-address')
  await expect(notice(writer)).toHaveCount(0)
  await email.fill('')
  await email.blur()
  await expect(notice(writer)).toBeVisible()
  await email.fill('a-whole-address@example.com')
  expect(writing.documents()).toBe(1)
  await writer.getByRole('button', { name: 'Reload' }).click()
  await expect.poll(() => buildOf(writer)).toBe(second.id)
  await expect(email).toHaveValue('a-whole-address@example.com')
  expect(writing.documents()).toBe(2)
  await islandsAwake(writer)

  // Back again: the older build is no news at once, and five minutes later it is.
  front.deploy(siteOrigin)
  const asked = reader.waitForResponse(/latest\.json/)
  await reader.clock.fastForward(hour)
  expect(((await (await asked).json()) as { id: string }).id).not.toBe(second.id)
  await expect(notice(reader)).toHaveCount(0)
  await expect(async () => {
    await reader.clock.fastForward('05:01')
    await expect(notice(reader)).toBeVisible({ timeout: 2_000 })
  }).toPass()
  await reader.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Reviews' }).click()
  await expect(reader).toHaveTitle('Casino reviews – House Edge')
  expect(await buildOf(reader)).not.toBe(second.id)
  expect(reading.documents()).toBe(3)

  await load.expectAllAnswered()
  expect(failed).toEqual([])
})

firstUses(() => ({ second, front }))

// The last, because it ends the build that took the other's place.
// shows F54
test('a terminated site finishes its requests', async () => {
  await operate('POST', '/control/faults', { path: '/auth/v1/token', kind: 'latency', ms: 2_000, times: 1 })
  try {
    const form = new URLSearchParams({ email: 'somebody@example.com', password: 'quiet lantern over water' })
    const underWay = fetch(`${second.origin}/api/auth/sign-in`, {
      method: 'POST',
      headers: { origin: siteOrigin, cookie: 'any=1' },
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
    // Fails unless the process ends by itself, and well.
    await ended
  } finally {
    await operate('DELETE', '/control/faults')
  }
})
