import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { SettingsDocument } from '../../documents.ts'
import mocks from './mocks.json' with { type: 'json' }
import { ContentSiteFooter, ContentSiteHeader } from './site-frame.tsx'

const settings = mocks.complete as unknown as SettingsDocument

describe('ContentSiteHeader', () => {
  it('shows the name alone when the settings cannot be read', () => {
    const html = renderToStaticMarkup(<ContentSiteHeader settings={undefined} />)
    expect(html).toContain('House Edge')
    expect(html).not.toContain('<nav')
  })

  it('leaves out entries without words or without a destination', () => {
    const navigation = [
      { link: { link_type: 'Web', url: '/about', text: 'About' }, links: [{ link: { link_type: 'Any' } }] },
      { link: { link_type: 'Web', url: 'javascript:alert(1)', text: 'Not this one' } },
      { link: { link_type: 'Web', url: '/no-words' } },
    ]
    const few = { ...settings, data: { ...settings.data, navigation } } as unknown as SettingsDocument
    const html = renderToStaticMarkup(<ContentSiteHeader settings={few} />)
    // In the row, and in the menu.
    expect([...html.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href]) => href)).toEqual([
      '/',
      '/about',
      '/about',
    ])
    expect(html).not.toContain('Not this one')
  })
})

describe('ContentSiteFooter', () => {
  it('says who answers in the country that the page is asked about, where we know of somebody', () => {
    const organisation = {
      link_type: 'Document',
      type: 'help_organisation',
      id: 'h',
      data: { name: 'Harbour Light', country: 'IE', phone: '0000 555 0127', hours: '08:00–midnight' },
    }
    const data = { ...settings.data, help_organisations: [{ organisation }] }
    const footer = (country?: string) =>
      renderToStaticMarkup(<ContentSiteFooter settings={{ ...settings, data } as never} country={country} />)
    expect(footer('ie')).toContain(
      '<strong>Harbour Light</strong>, <a href="tel:00005550127"><strong>0000 555 0127</strong></a> (08:00–midnight).',
    )
    expect([footer(), footer('fr')].filter((html) => html.includes('Harbour Light'))).toEqual([])
  })

  it('shows help, the age mark and how we are paid', () => {
    const html = renderToStaticMarkup(<ContentSiteFooter settings={settings} />)
    expect(html).toContain('he-site-footer-help')
    expect(html).toContain('18+')
    expect(html).toContain('earn us a fee')
  })
})
