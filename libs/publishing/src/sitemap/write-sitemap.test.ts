import { describe, expect, it } from 'vitest'
import { leastPagesOfPart, writeSitemap } from './write-sitemap.ts'

describe('leastPagesOfPart', () => {
  it.each([1, 2, 3])('says with how many pages there is a part %i', (part) => {
    const pages = Array.from({ length: leastPagesOfPart(part) }, (_, at) => ({ path: `/${at}` }))
    expect(writeSitemap(pages.slice(1), 'https://site.example', part)).toBeUndefined()
    expect(writeSitemap(pages, 'https://site.example', part)).toBeDefined()
  })
})

describe('writeSitemap', () => {
  it('names each page and its day', () => {
    const pages = [
      { path: '/', changedAt: '2026-11-20T08:30:00+0000' },
      { path: '/about', changedAt: null },
      { path: '/odd', changedAt: 'once' },
    ]
    expect(writeSitemap(pages, 'https://site.example')).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1" xmlns:xhtml="http://www.w3.org/1999/xhtml">
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

  it('names the languages of a page', () => {
    const alternates = { en: '/odds', de: '/de/quoten', 'x-default': '/odds' }
    const map = writeSitemap([{ path: '/odds', alternates }], 'https://site.example')
    expect(map?.match(/<xhtml:link.*/g)).toEqual([
      '<xhtml:link rel="alternate" hreflang="en" href="https://site.example/odds"/>',
      '<xhtml:link rel="alternate" hreflang="de" href="https://site.example/de/quoten"/>',
      '<xhtml:link rel="alternate" hreflang="x-default" href="https://site.example/odds"/>',
    ])
  })

  it('names the pictures of a page', () => {
    const pages = [{ path: '/a', pictures: ['https://pictures.example/a.jpg?w=1&h=2'] }]
    expect(writeSitemap(pages, 'https://site.example')).toContain(
      '<image:image><image:loc>https://pictures.example/a.jpg?w=1&amp;h=2</image:loc></image:image>',
    )
  })

  it('is a dated index when one file is too small', () => {
    const pages = ['2026-11-01', '2026-11-20', null].map((changedAt, at) => ({ path: `/${at}`, changedAt }))
    const map = (part?: number) => writeSitemap(pages, 'https://site.example', part, 2)
    expect(map()).toContain('<loc>https://site.example/sitemaps/1.xml</loc>\n<lastmod>2026-11-20')
    expect(map()?.match(/<sitemap>/g)).toHaveLength(2)
    expect(map(1)?.match(/<url>/g)).toHaveLength(2)
    expect(map(2)).toContain('<loc>https://site.example/2</loc>')
    expect([map(0), map(3), writeSitemap(pages, 'https://site.example', 1)]).toEqual([
      undefined,
      undefined,
      undefined,
    ])
  })
})
