import { describe, expect, it } from 'vitest'
import { readIntent } from './read-intent.ts'

const methods = [
  { uid: 'kestrel', name: 'Kestrel Wallet', kind: 'wallet' },
  { uid: 'satchel', name: 'Satchel', kind: 'wallet' },
  { uid: 'plumb', name: 'Plumb Debit', kind: 'card' },
]
const intentOf = (question: string) => readIntent(question, methods)
const paymentsOf = (question: string) =>
  intentOf(question).payments.map(({ name, methods: meant }) => [name, ...meant.map(({ uid }) => uid)])

describe('readIntent', () => {
  // shows P95
  it.each([
    ['Which British casino pays out fastest with the smallest wagering?', ['paid', 'wagering'], ''],
    ['fast withdrawals', ['paid'], ''],
    ['no wagering', ['wagering'], ''],
    ['best casino', ['score'], ''],
    ['top 10 casinos', ['score'], ''],
    ['is Velvet Comet safe', ['safety'], 'velvet comet'],
    ['best blackjack', ['score'], 'blackjack'],
    ['pay', [], 'pay'],
    ['deposit limit', [], 'deposit limit'],
    ['safer gambling', [], 'safer gambling'],
    ['', [], ''],
  ])('reads %j as a question by %j about %j', (question, aspects, rest) => {
    expect(intentOf(question)).toMatchObject({ aspects, rest })
  })

  // shows P282
  it.each([
    ['apple pay', [['Apple Pay']]],
    ['ApplePay', [['Apple Pay']]],
    ['aplepay', [['Apple Pay']]],
    ['casino that takes paypal', [['PayPal']]],
    ['bitcoin or visa', [['Visa'], ['Bitcoin']]],
    ['kestrel', [['Kestrel Wallet', 'kestrel']]],
    ['Kestrel Wallet', [['Kestrel Wallet', 'kestrel']]],
    ['e-wallet', [['e-wallets', 'kestrel', 'satchel']]],
    ['debit card', [['debit cards', 'plumb']]],
    ['card games', []],
    ['skill games', []],
    ['trusty casino', []],
    ['visage', []],
  ])('finds how one pays in %j', (question, payments) => {
    expect(paymentsOf(question)).toEqual(payments)
    expect(intentOf(question).aspects).toEqual([])
  })

  it('knows a way to pay by its name once it is published', () => {
    const { payments } = readIntent('paypal', [...methods, { uid: 'paypal', name: 'PayPal', kind: 'wallet' }])
    expect(payments).toMatchObject([{ name: 'PayPal', methods: [{ uid: 'paypal' }] }])
  })

  it('takes the country out of the words it looks for', () => {
    expect(intentOf('best casino in the United Kingdom')).toMatchObject({
      country: 'GB',
      rest: '',
      isOfAll: true,
    })
    expect(intentOf('irish blackjack casinos')).toMatchObject({
      country: 'IE',
      rest: 'blackjack',
      isOfAll: false,
    })
  })
})
