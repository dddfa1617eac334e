import { describe, expect, it } from 'vitest'
import { writeRobots } from './write-robots.ts'

const routes = {
  home: { pattern: '/', middleware: ['open'] },
  search: { pattern: '/search', middleware: ['query'] },
  letter: { pattern: '/letters/:number', middleware: ['private'] },
}

describe('writeRobots', () => {
  it('closes what is made from a query or for one visitor, and nothing that begins so', () => {
    expect(writeRobots({ routes, origin: 'https://site.example' }).split('\n')).toEqual([
      'User-Agent: *',
      'Allow: /',
      ...['/api/', '/search$', '/search?', '/search/', '/letters/*$', '/letters/*?', '/letters/*/'].map(
        (rule) => `Disallow: ${rule}`,
      ),
      '',
      'Sitemap: https://site.example/sitemap.xml',
      '',
    ])
  })
})
