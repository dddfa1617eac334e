import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { describeConformance, mount } from '../conformance/describe-conformance.tsx'
import { LanguageList } from './language-list.tsx'

const entries = [
  { tag: 'de-at', name: 'Auf Deutsch lesen', href: '/de/a' },
  { tag: 'ar-ae', name: 'العربية', href: '/ar/a', note: '(مراجعات الكازينوهات كلها في هذه اللغة)' },
]

describeConformance('LanguageList', (extra) => (
  <LanguageList label="Other languages" entries={entries} isOffer {...extra} />
))

describe('LanguageList', () => {
  it('is one line above a page on a phone, however long the name of the page is', async () => {
    await page.viewport(390, 844)
    const links = [
      ...mount(<LanguageList label="Other languages" entries={entries} isOffer />).querySelectorAll('a'),
    ]
    expect(new Set(links.map((link) => Math.round(link.getBoundingClientRect().bottom))).size).toBe(1)
    expect(links.at(-1)!.getBoundingClientRect().height).toBeLessThan(48)
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
  })
})
