import { globSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import { listingMetadata, listings } from './listings.ts'

vi.mock('server-only', () => ({}))
const settings = vi.hoisted(() => ({ last_publication_date: '2026-11-20T10:00:00+0000', data: {} }))
vi.mock('../content/visit-content.ts', () => ({
  siteContent: async () => ({ findSingle: async () => settings }),
}))

const app = join(import.meta.dirname, '../app')

describe('listingMetadata', () => {
  it.each(globSync('*/page/[[]number]/page.tsx', { cwd: app }))(
    'gives %s the picture of the settings as published',
    async (file) => {
      const page = (await import(/* @vite-ignore */ join(app, file))) as {
        generateMetadata: (props: { params: Promise<{ number: string }> }) => Promise<{
          openGraph?: { images?: unknown }
          alternates?: { canonical?: string }
        }>
      }
      const second = await page.generateMetadata({ params: Promise.resolve({ number: '2' }) })
      const listing = Object.values(listings).find(({ path }) => path(2) === second.alternates?.canonical)
      const first = listing && listingMetadata(listing, 1, settings as never)
      const address = (images: unknown) => (images as [{ url: string }] | undefined)?.[0].url
      expect(address(second.openGraph?.images)).toMatch(/\?v=\d+$/)
      expect(address(second.openGraph?.images)).toBe(address(first?.openGraph?.images))
    },
  )
})
