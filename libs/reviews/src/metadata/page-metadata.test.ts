import { speak } from '@house-edge/ui/language'
import { afterEach, describe, expect, it } from 'vitest'
import { feedAddresses } from '../addresses/feed-addresses.ts'
import { createPageMetadata, type PageDocument } from './page-metadata.ts'

const { ofPage, ofDocument } = createPageMetadata({ name: 'The Odds', feed: () => feedAddresses('all') })
const card = { address: '/social/a.png', title: 'Dice' }
const shown = { path: '/topics/dice', title: 'Dice', canonical: '/topics/dice', languages: undefined }
const topic = (data: object) =>
  ({
    type: 'topic',
    last_publication_date: '2026-11-18T14:45:00+0000',
    data: { name: 'Dice', ...data },
  }) as PageDocument

afterEach(() => speak(undefined))

describe('createPageMetadata', () => {
  it('names the site, its feed and the language of the page', () => {
    speak('de-AT')
    const said = ofPage({
      title: 'Dice',
      description: undefined,
      canonical: '/dice',
      languages: undefined,
      card,
    })
    expect(said).toMatchObject({
      openGraph: { siteName: 'The Odds', locale: 'de_AT', url: '/dice' },
      alternates: { types: { 'application/rss+xml': [{ url: '/feeds/all.xml', title: 'The Odds (RSS)' }] } },
    })
    expect(said).not.toHaveProperty('description')
  })

  it('keeps search engines from a document whose editors say so', () => {
    expect(ofDocument(topic({ noindex: true }), shown).robots).toEqual({ index: false })
    expect(ofDocument(topic({ noindex: false }), shown)).not.toHaveProperty('robots')
  })

  it('prefers what editors wrote for search engines', () => {
    const written = topic({ meta_title: 'All about dice', meta_description: 'Written.' })
    expect(ofDocument(written, shown)).toMatchObject({
      title: { absolute: 'All about dice' },
      description: 'Written.',
    })
    expect(ofDocument(topic({ description: 'Of the topic.' }), shown)).toMatchObject({
      title: 'Dice',
      description: 'Of the topic.',
    })
  })
})
