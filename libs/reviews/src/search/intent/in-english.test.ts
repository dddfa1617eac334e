import { describe, expect, it } from 'vitest'
import { readIntent } from './read-intent.ts'

const methods = [{ uid: 'satchel', name: 'Satchel', kind: 'wallet' }]

describe('readIntent in other languages', () => {
  it.each([
    ['de-at', 'schnellste Auszahlung', { aspects: ['paid'], rest: '', isOfAll: true }],
    ['de-at', 'bestes Casino', { aspects: ['score'], rest: '' }],
    ['de-at', 'ist Velvet Comet seriös', { aspects: ['safety'], rest: 'velvet comet' }],
    ['de-at', 'Casinos in Österreich mit Satchel', { country: 'AT', isOfAll: true }],
    ['de-at', 'Auszahlung innerhalb von 24 Stunden', { hours: 24 }],
    ['de-at', 'Bonus ohne Einzahlung', { offerKind: 'no deposit' }],
    ['de-at', 'Freispiele', { offerKind: 'free spins' }],
    ['de-at', 'Angebote ohne Umsatzbedingungen', { isUnwagered: true, isOfOffers: true }],
    ['de-at', 'Betrug', { isOfBad: true }],
    ['ar-ae', 'أفضل كازينو', { aspects: ['score'], rest: '' }],
    ['ar-ae', 'أسرع سحب', { aspects: ['paid'], isOfAll: true }],
    ['ar-ae', 'كم يستغرق السحب', { aspects: ['paid'], rest: '', isOfAll: true }],
    ['ar-ae', 'سحب الأرباح', { aspects: ['paid'], rest: 'الارباح' }],
    ['ar-ae', 'متطلبات الرهان', { aspects: ['wagering'], rest: '' }],
    ['ar-ae', 'المكافآت', { isOfOffers: true, rest: '' }],
    ['ar-ae', 'أفضلية الكازينو', { aspects: [], rest: 'افضلية' }],
    ['ar-ae', 'محفظة', { payments: [{ name: 'e-wallets' }] }],
    ['de-at', 'Casino mit Geldbörse', { payments: [{ name: 'e-wallets' }] }],
    ['ar-ae', 'كازينو مع بطاقة ائتمان', { payments: [{ name: 'credit cards' }] }],
    ['ar-ae', 'بطاقات الائتمان', { payments: [{ name: 'credit cards' }], rest: '' }],
    ['ar-ae', 'بطاقة مسبقة الدفع', { payments: [{ name: 'vouchers' }], aspects: [] }],
    ['ar-ae', 'بطاقة', { payments: [{ name: 'debit cards' }] }],
    ['ar-ae', 'بطاقة بنكية', { payments: [{ name: 'debit cards' }], rest: '' }],
    ['de-at', 'Casino mit Kreditkarte', { payments: [{ name: 'credit cards' }] }],
    ['ar-ae', 'العروض بدون إيداع', { offerKind: 'no deposit' }],
    ['ar-ae', 'كازينو في أيرلندا', { country: 'IE', isOfAll: true }],
  ])('reads in %s “%s”', (language, question, intent) => {
    expect(readIntent(question, methods, language)).toMatchObject(intent)
  })

  it('takes no English word for one of another language', () => {
    expect(readIntent('die rolling', methods)).toMatchObject({ rest: 'die rolling', aspects: [] })
  })

  it('leaves a subject as it was asked', () => {
    expect(readIntent('Roulette und Geometrie', methods, 'de-at').rest).toBe('Roulette und Geometrie')
  })
})
