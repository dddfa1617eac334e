import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { HelpFound } from './help-found.tsx'

const line = { id: 'a', type: 'help_organisation', data: { name: 'Steady Hand', country: 'GB', phone: '1' } }
const markup = (props: {
  isDanger?: boolean
  langs?: string[]
  country?: string
  documents?: readonly object[]
}): string =>
  renderToStaticMarkup(
    <HelpFound
      distress={{ isDanger: props.isDanger ?? false, langs: props.langs ?? ['en'] }}
      documents={(props.documents ?? [line]) as never}
      settings={undefined}
      country={props.country}
    >
      Look elsewhere
    </HelpFound>,
  )

describe('HelpFound', () => {
  it('says whom to ring in danger, also without content', () => {
    expect(markup({ isDanger: true, documents: [] })).toContain('href="tel:112"')
    expect(markup({ documents: [] })).toContain('We cannot show whom to ring just now')
    expect(markup({})).not.toContain('tel:112')
  })

  it('speaks another language where the word is not English', () => {
    expect(markup({ langs: ['de'] })).toContain('<p lang="de">Sie sind damit nicht allein.')
    expect(markup({ langs: ['en', 'fr', 'it'] })).not.toContain('<p lang=')
  })

  it('says so where it knows none in the country', () => {
    expect(markup({ country: 'GB' })).not.toContain('We know of none')
    expect(markup({ country: 'FR' })).toContain('We know of none in France')
  })
})
