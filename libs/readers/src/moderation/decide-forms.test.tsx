import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { DecideForms } from './decide-forms.tsx'

const markup = (about: 'experience' | 'reply', typed: Record<string, string> = {}): string =>
  renderToStaticMarkup(<DecideForms about={about} experience="one" seen="2026-11-20" typed={typed} />)

describe('DecideForms', () => {
  it('asks the author of an experience, not of a reply', () => {
    expect(markup('experience')).toContain('action="/api/moderation/ask"')
    expect(markup('reply')).not.toContain('action="/api/moderation/ask"')
  })

  it('refuses no reply for its author’s name', () => {
    expect(markup('experience')).toContain('value="name"')
    expect(markup('reply')).not.toContain('value="name"')
  })

  it('keeps what was typed into a form that was refused', () => {
    expect(markup('experience', { 'note-one': 'Why twice?' })).toContain('Why twice?')
  })
})
