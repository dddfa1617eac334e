import { request as rawRequest } from 'node:http'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { devices, expect, test } from '../stack/journey.ts'
import { slot } from '../stack/slot.ts'
import { operate, signedIn } from '../stack/visitors.ts'

/** A visitor on the page of their profile. */
async function atProfile(page: Page): Promise<string> {
  await signedIn(page)
  await page.getByRole('link', { name: 'Change profile' }).click()
  const { claims } = (await (await page.request.get('/api/auth/session')).json()) as {
    claims: { sub: string }
  }
  return claims.sub
}

async function picture(colour: string): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  const drawing = sharp({ create: { width: 640, height: 480, channels: 3, background: colour } })
  return { name: 'holiday.jpg', mimeType: 'image/jpeg', buffer: await drawing.jpeg().toBuffer() }
}

async function send(page: Page, file: { name: string; mimeType: string; buffer: Buffer }): Promise<void> {
  await page.getByLabel(/^(Another picture|Picture)$/).setInputFiles(file)
  await page.getByRole('button', { name: 'Use this picture' }).click()
}

/** The names of the files kept for a visitor. */
async function keptFiles(userId: string): Promise<string[]> {
  const body = { prefix: userId, limit: 100 }
  const files = (await operate('POST', '/storage/v1/object/list/avatars', body)) as unknown as {
    name: string
  }[]
  return files.map(({ name }) => name)
}

/** What the page shows of the visitor, by the file it names. */
const shown = (page: Page) => page.getByRole('img', { name: 'Your picture' })

/** A visitor who has sent a picture, and the file kept of it. */
async function withPicture(page: Page): Promise<{ userId: string; kept: string[] }> {
  const userId = await atProfile(page)
  await send(page, await picture('#0e4b38'))
  await expect(shown(page)).toBeVisible()
  return { userId, kept: await keptFiles(userId) }
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  for (const device of devices)
    // shows R135
    test(
      `a visitor replaces and removes a picture and its file, ${device}`,
      { tag: `@${device}` },
      async ({ page, browser }) => {
        const userId = await atProfile(page)
        await send(page, await picture('#0e4b38'))
        await expect(page.getByRole('status')).toHaveText('Saved.')
        const first = await keptFiles(userId)
        expect(first).toHaveLength(1)
        const source = (await shown(page).getAttribute('src')) ?? ''
        const answer = await page.request.get(source)
        expect([answer.headers()['content-type'], answer.headers()['cache-control']]).toEqual([
          'image/webp',
          expect.stringContaining('no-store'),
        ])
        expect(await sharp(await answer.body()).metadata()).toMatchObject({ width: 512, height: 512 })
        const stranger = await browser.newContext()
        expect((await stranger.request.get(new URL(source, page.url()).href)).status()).toBe(404)
        await stranger.close()

        await send(page, await picture('#96301f'))
        await expect(shown(page)).not.toHaveAttribute('src', source)
        const second = await keptFiles(userId)
        expect(second).toHaveLength(1)
        expect(second).not.toEqual(first)

        await page.getByRole('button', { name: 'Remove picture' }).click()
        await expect(shown(page)).toHaveCount(0)
        expect(await keptFiles(userId)).toEqual([])
      },
    )

  // shows F47
  test('an unreadable or large picture is refused beside the field', async ({ page }) => {
    const { userId, kept } = await withPicture(page)
    for (const [content, text] of [
      [Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), /That was no picture we can read\./],
      [Buffer.from('\0\0\0\u0018ftypheic\0\0\0\0mif1heic', 'latin1'), /HEIC.*save it as JPEG/],
      [Buffer.alloc(11 * 1024 * 1024, 1), /That picture is larger than 10 MB\./],
    ] as const) {
      await send(page, { name: 'face.png', mimeType: 'image/png', buffer: content })
      await expect(page.getByLabel('Another picture')).toHaveAccessibleDescription(text)
      await expect(shown(page)).toBeVisible()
      expect(await keptFiles(userId)).toEqual(kept)
    }
  })

  // shows F47
  test('a failed upload keeps the old picture', async ({ page }) => {
    const { userId, kept } = await withPicture(page)
    for (const [method, path] of [
      ['POST', '/storage/v1/*'],
      ['PATCH', '/rest/v1/profiles*'],
    ]) {
      await operate('POST', '/control/faults', { method, path, kind: 'status', status: 503 })
      try {
        await send(page, await picture('#96301f'))
        await expect(page.getByRole('alert').first()).toContainText('Nothing is lost. Try again in a minute.')
      } finally {
        await operate('DELETE', '/control/faults')
      }
      expect(await keptFiles(userId), path).toEqual(kept)
      await page.goto('/account/profile')
      await expect(shown(page)).toBeVisible()
    }
  })
})

// shows F47
test('an upload cut off on the way changes nothing', async ({ page, context }) => {
  const userId = await atProfile(page)
  await send(page, await picture('#0e4b38'))
  await expect(shown(page)).toBeVisible()
  const kept = await keptFiles(userId)
  const cookie = (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join('; ')
  const headers = {
    cookie,
    'sec-fetch-site': 'same-origin',
    'content-type': 'multipart/form-data; boundary=b',
    'content-length': 500_000,
  }
  await new Promise<void>((resolve) => {
    const upload = rawRequest({ port: slot.ports.site, path: '/api/auth/picture', method: 'POST', headers })
    upload.on('error', () => resolve())
    upload.on('close', resolve)
    upload.write('--b\r\ncontent-disposition: form-data; name="picture"; filename="a.jpg"\r\n\r\n')
    upload.write(Buffer.alloc(100_000, 1), () => upload.destroy())
  })
  await page.goto('/account/profile')
  await expect(shown(page)).toBeVisible()
  expect(await keptFiles(userId)).toEqual(kept)
})
