import { speak } from '@house-edge/ui/language'
import { afterEach, describe, expect, it } from 'vitest'
import { words } from '../../words/words.ts'
import { listAskedFor } from '../kind-words.ts'

afterEach(() => speak(undefined))

describe('listAskedFor', () => {
  it.each([
    ['en-GB', 'Payment methods', 'payment_method'],
    ['en-GB', ' ways  to pay', 'payment_method'],
    ['en-GB', 'reviews', 'casino_review'],
    ['en-GB', 'payout', 'payment_method'],
    ['de-AT', 'Auszahlungen', 'payment_method'],
    ['ar-AE', 'السحب', 'payment_method'],
    ['de-AT', 'Zahlungsarten', 'payment_method'],
    ['de-AT', 'Zahlungsmöglichkeiten', 'payment_method'],
    ['de-AT', 'Angebote', 'bonus'],
    ['de-AT', 'Magazin', 'article'],
    ['ar-AE', 'طرق الدفع', 'payment_method'],
    ['ar-AE', 'وسائل الدفع', 'payment_method'],
    ['en-GB', 'payments by Kestrel', undefined],
    ['en-GB', '', undefined],
  ])('knows in %s by %j the list of %s', (language, question, kind) => {
    speak(language)
    expect(listAskedFor(question)).toBe(kind)
  })

  it('tells each name from those of other lists', () => {
    for (const language of ['en-GB', 'de-AT', 'ar-AE']) {
      speak(language)
      const { lists } = words().search
      for (const [kind, names] of Object.entries(lists))
        for (const name of names.split(', ')) expect.soft(listAskedFor(name), name).toBe(kind)
    }
  })
})
