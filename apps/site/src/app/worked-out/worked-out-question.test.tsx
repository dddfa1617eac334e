import { speak } from '@house-edge/ui/language'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { workedOut } from './worked-out-question.tsx'

vi.mock('server-only', () => ({}))
afterEach(() => speak(undefined))

describe('a result of a calculator', () => {
  const shown = (query: Record<string, string>): string => {
    const asked = workedOut.ask({ query, headers: new Headers() })!
    return renderToStaticMarkup(workedOut.view({ asked, settings: null }, undefined))
  }

  it('has a currency where its address names none: that of its language', () => {
    const sum = { sum: 'evening', stake: '2', rounds: '100', hours: '2' }
    expect(shown(sum)).toContain('of £2')
    expect(shown({ ...sum, currency: 'EUR' })).toContain('of €2')
    speak('de-AT')
    expect(shown(sum).replaceAll('\u00A0', ' ')).toContain('€ 2')
    speak('ar-AE')
    expect(shown(sum)).toContain('د.إ')
  })
})
