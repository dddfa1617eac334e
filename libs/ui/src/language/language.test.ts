import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { dateWords } from '../date-text/date-words.ts'
import { moneyWords } from '../money/money-words.ts'
import { scoreWords } from '../score/score-scale.ts'
import { inOrder, inRow, listFormat, nameOf, plural } from './formats.ts'
import { speak } from './speak.ts'
import {
  directionOf,
  directionOfText,
  inSpoken,
  pseudoLanguage,
  spokenLanguage,
  asShown,
  showInstead,
  writtenIn,
} from './spoken.ts'
import { createWords } from './words.ts'
import { written } from './written.ts'

const english = {
  title: 'Sign in',
  found: (count: number) => plural(count, { one: '1 page', other: `${count} pages` }),
}
const words = createWords(english, {
  de: { title: 'Anmelden', found: (count) => plural(count, { one: '1 Seite', other: `${count} Seiten` }) },
  ar: {
    title: 'تسجيل الدخول',
    found: (count) => plural(count, { two: 'صفحتان', few: `${count} صفحات`, other: `${count} صفحة` }),
  },
})
const Title = () => createElement('b', undefined, words().title)

afterEach(() => speak(undefined))

describe('speak', () => {
  it('sets the language of what is rendered after it', () => {
    speak('de-AT')
    expect(renderToString(createElement(Title))).toBe('<b>Anmelden</b>')
    speak(undefined)
    expect(renderToString(createElement(Title))).toBe('<b>Sign in</b>')
  })

  it('holds for every copy of the library in a process', async () => {
    vi.resetModules()
    const other = await import('./spoken.ts')
    expect(other.spokenLanguage).not.toBe(spokenLanguage)
    speak('de-AT')
    expect(other.spokenLanguage()).toBe('de-AT')
  })

  it('writes amounts, days and scores as its readers do', () => {
    speak('de-AT')
    const german = [moneyWords(1234.5, 'EUR'), dateWords('2026-11-03'), scoreWords(8.14)]
    expect(german).toEqual(['€\u{A0}1.234,50', '3. November 2026', '8,1'])
    speak('ar-AE')
    expect(dateWords('2026-11-03')).toBe('3 نوفمبر 2026')
    speak(undefined)
    expect([moneyWords(1234.5, 'EUR'), dateWords('2026-11-03'), scoreWords(8.14)]).toEqual([
      '€1,234.50',
      '3 November 2026',
      '8.1',
    ])
  })

  it('joins, names and sorts as its readers do', () => {
    speak('de-AT')
    expect(listFormat().format(['A', 'B', 'C'])).toBe('A, B und C')
    expect([nameOf('region', 'IE'), nameOf('language', 'ar'), nameOf('region', 'XQ')]).toEqual([
      'Irland',
      'Arabisch',
      'XQ',
    ])
    expect(['Zeit', 'Äpfel', 'Ort 10', 'Ort 9'].toSorted(inOrder)).toEqual([
      'Äpfel',
      'Ort 9',
      'Ort 10',
      'Zeit',
    ])
  })
})

describe('createWords', () => {
  it('has each plural form of a language', () => {
    speak('ar-AE')
    expect([2, 3, 11].map(words().found)).toEqual(['صفحتان', '3 صفحات', '11 صفحة'])
  })

  it('says English where there is no catalogue', () => {
    speak('fr-CA')
    expect([spokenLanguage(), words().title]).toEqual(['fr-CA', 'Sign in'])
  })

  it('marks every text of the pseudo-language', () => {
    speak(pseudoLanguage)
    expect([words().title, words().found(2)]).toEqual(['⟦Sîgñ îñ···⟧', '⟦2 págéš···⟧'])
    // A day that was written by English rules would be in Latin letters.
    expect([dateWords('2026-11-03'), nameOf('region', 'IE')]).toEqual(['3 Νοεμβρίου 2026', 'Ιρλανδία'])
  })
})

describe('inSpoken', () => {
  it('says the language of the page to who answers its forms', () => {
    expect(inSpoken('/api/sign-in')).toBe('/api/sign-in')
    speak('de-AT')
    expect([inSpoken('/api/sign-in'), inSpoken('/api/list?after=4')]).toEqual([
      '/api/sign-in?lang=de-AT',
      '/api/list?after=4&lang=de-AT',
    ])
  })

  it('says none where a site is written in another language first', () => {
    speak('de-AT', 'de-AT')
    expect([inSpoken('/api/sign-in'), directionOfText()]).toEqual(['/api/sign-in', undefined])
    speak('en-GB', 'ar-AE')
    expect([inSpoken('/api/sign-in'), directionOfText()]).toEqual(['/api/sign-in?lang=en-GB', 'auto'])
    speak(undefined, 'ar-AE')
    expect(spokenLanguage()).toBe('ar-AE')
  })
})

describe('directionOfText', () => {
  it('is left to the text on every page that may have English left in it', () => {
    speak('ar-AE')
    expect(directionOfText()).toBe('auto')
    speak('de-AT')
    expect(directionOfText()).toBe('auto')
    speak(undefined)
    expect(directionOfText()).toBeUndefined()
  })
})

describe('inRow', () => {
  it('has the commas and semicolons of the language', () => {
    const rows = () => [inRow(['a', 'b', 'c']), inRow(['a', 'b'], ';')]
    expect(rows()).toEqual(['a, b, c', 'a; b'])
    speak('de-AT')
    expect(rows()).toEqual(['a, b, c', 'a; b'])
    speak('ar-AE')
    expect(rows()).toEqual(['a، b، c', 'a؛ b'])
    expect(inRow(['a', 'b'], ',', 'en-GB')).toBe('a, b')
  })
})

describe('directionOf', () => {
  it('knows what is written from right to left', () => {
    expect(['ar-AE', 'he', 'de-AT', 'en-XA'].map(directionOf)).toEqual(['rtl', 'rtl', 'ltr', 'ltr'])
  })
})

describe('writtenIn', () => {
  it('marks a part in another language than its page, and leaves its direction to its letters', () => {
    speak('de-AT')
    expect(writtenIn('en-gb')).toEqual({ lang: 'en-gb', dir: 'auto' })
    expect(writtenIn('ar-ae')).toEqual({ lang: 'ar-ae', dir: 'auto' })
    expect(writtenIn('de-at')).toEqual({})
    expect(renderToString(createElement('p', {}, written('en-gb', 'The odds')))).toBe(
      '<p><span lang="en-gb" dir="auto">The odds</span></p>',
    )
    expect(written('de-at', 'Die Quoten')).toBe('Die Quoten')
  })

  it('leaves the direction to a text of which nobody knows the language', () => {
    expect(writtenIn(undefined)).toEqual({ dir: undefined })
    speak('ar-AE')
    expect(writtenIn(null)).toEqual({ dir: 'auto' })
    expect(written(undefined, 'The odds')).toBe('The odds')
  })
})

describe('asShown', () => {
  it('marks the texts of a document that is shown instead of a translation, and not those of the page', () => {
    speak('ar-AE')
    expect(asShown('The odds')).toEqual({})
    expect(showInstead('en-GB')).toBe(true)
    expect(asShown('The odds')).toEqual({ lang: 'en-GB', dir: 'auto' })
    expect(asShown('يدفع خلال ساعة')).toEqual({})
    // A comma of the page's language between its words makes no text the page's.
    expect(asShown('Day and night، English')).toEqual({ lang: 'en-GB', dir: 'auto' })
    expect(asShown('Kestrel Wallet، يدفع خلال 2')).toEqual({})
    expect([asShown('9.2'), asShown(undefined), asShown(['The odds'])]).toEqual([{}, {}, {}])
    speak('ar-AE')
    expect(asShown('The odds')).toEqual({})
  })

  it('marks Arabic on a page in German, and leaves English there to whoever shows it', () => {
    speak('de-AT')
    expect(showInstead('en-GB')).toBe(false)
    expect(asShown('The odds')).toEqual({})
    expect(showInstead('ar-AE')).toBe(true)
    expect(asShown('الاحتمالات')).toEqual({ lang: 'ar-AE', dir: 'auto' })
    expect(asShown('Die Quoten')).toEqual({})
  })
})
