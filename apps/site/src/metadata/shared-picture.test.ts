import type { SettingsDocument } from '@house-edge/slices/documents'
import { describe, expect, it } from 'vitest'
import { sharedPicture } from './shared-picture.ts'

const dimensions = { width: 1200, height: 630 }
const settings = {
  data: { meta_image: { url: 'https://pictures.example/site.png', alt: 'The site', dimensions } },
} as unknown as SettingsDocument

describe('sharedPicture', () => {
  it('is the first picture of the page', () => {
    const own = { url: 'https://pictures.example/own.png', alt: 'Its own', dimensions }
    expect(sharedPicture([{ url: null }, own], settings)).toEqual({
      twitter: { card: 'summary_large_image' },
      images: [{ url: `${own.url}?fm=jpg`, alt: 'Its own', width: 1200, height: 630 }],
    })
  })

  it.each([
    ['https://pictures.example/a.svg?auto=format,compress&w=1200', '&fm=jpg'],
    ['https://pictures.example/a.svg?fm=png', ''],
  ])('is a photograph for whoever accepts nothing newer, unless editors say otherwise: %s', (url, added) => {
    expect(sharedPicture([{ url }], settings).images[0]?.url).toBe(url + added)
  })

  it('is the picture of the site where the page has none', () => {
    expect(sharedPicture([undefined, {}], settings).images[0]).toMatchObject({ alt: 'The site' })
  })

  it('is none where nobody chose any', () => {
    expect(sharedPicture([], undefined)).toEqual({ twitter: { card: 'summary' }, images: [] })
  })
})
