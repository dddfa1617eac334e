import { describe, expect, it } from 'vitest'
import { writeSitemap } from './sitemap.ts'

describe('writeSitemap', () => {
  it('names each page with the day it changed, where that is known', () => {
    const pages = [
      { path: '/', changedAt: '2026-11-20T08:30:00+0000' },
      { path: '/about', changedAt: null },
      { path: '/odd', changedAt: 'once' },
    ]
    expect(writeSitemap(pages, 'https://site.example')).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
<url>
<loc>https://site.example/</loc>
<lastmod>2026-11-20T08:30:00.000Z</lastmod>
</url>
<url>
<loc>https://site.example/about</loc>
</url>
<url>
<loc>https://site.example/odd</loc>
</url>
</urlset>
`)
  })

  it('writes an address so that it cannot end the document', () => {
    expect(writeSitemap([{ path: '/a?b&c<d>' }], 'https://site.example')).toContain(
      '<loc>https://site.example/a?b&amp;c%3Cd%3E</loc>',
    )
  })
})
