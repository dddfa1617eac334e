import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '../../../..')

/** The table “Words of translated pages” of the glossary: where the words that are not said stand in a row. */
const columns = { German: 2, Arabic: 4 } as const
const rows = readFileSync(join(root, 'docs/glossary.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| '))
  .map((line) => line.split('|').slice(1, -1))

/** What a text says with a word, whatever is joined to it in Arabic, and however German begins it. */
function saying(word: string): RegExp {
  const inWord = String.raw`[\p{L}\p{M}\p{N}]`
  const joined = /\p{Script=Arabic}/u.test(word) ? '(?:[وف]?[بكل]?(?:ال|لل)?)' : ''
  const start = word.startsWith('-') ? '' : `(?<!${inWord})`
  return new RegExp(`${start}${joined}${word}(?!${inWord})`, 'iu')
}

function textsOf(language: 'German' | 'Arabic'): [string, string][] {
  const [lang, name] = language === 'German' ? ['de-at', 'german'] : ['ar-ae', 'arabic']
  const files = globSync(
    [
      `content/documents/*/*.${lang}.json`,
      `content/*.${lang}.json`,
      `{apps,libs}/*/src/**/${name}*.ts`,
      `libs/create/template/src/words/${name}.ts`,
      `tools/*/src/**/*${name}*.ts`,
      'supabase/functions/**/*.ts',
    ],
    // What it looks for is what readers say.
    { cwd: root, exclude: ['**/distress/**', '**/*.test.ts'] },
  )
  return files.map((file) => [
    file,
    readFileSync(join(root, file), 'utf8')
      .replaceAll(/^\s*(?:\/\/|\/\*\*|\*).*$/gm, '')
      // What readers type, not what is said to them.
      .replaceAll(/"(?:also|words)": "[^"]*"/g, '')
      .replaceAll(/^ {2}(?:lists|asked): \{[^}]*\}/gms, '')
      // A licence to drive, and that of software.
      .replaceAll(/رخصة (?:قيادة|المشروع)/g, ''),
  ])
}

describe.each(['German', 'Arabic'] as const)('texts in %s', (language) => {
  const texts = textsOf(language)
  const unsaid = rows.flatMap((row) =>
    [...(row[columns[language]] ?? '').matchAll(/`([^`]+)`/g)].map(([, word = '']) => word),
  )

  it('say of one thing the word that the glossary has for it', () => {
    expect(unsaid.length).toBeGreaterThan(5)
    expect(texts.length).toBeGreaterThan(50)
    const said = texts.flatMap(([file, text]) =>
      unsaid.flatMap((word) => (saying(word).test(text) ? [`${file}: ${word}`] : [])),
    )
    expect(said).toEqual([])
  })

  it('have the marks of their letters', () => {
    const marks = language === 'Arabic' ? /\p{Script=Arabic}\p{M}*[,;?]/u : /\p{L}”|“\p{L}/u
    const wrong = texts.flatMap(([file, text]) =>
      text
        .split('\n')
        .filter((line) => marks.test(line))
        .map((line) => `${file}: ${marks.exec(line)?.[0] ?? ''} in ${line.trim().slice(0, 80)}`),
    )
    expect(wrong).toEqual([])
  })
})
