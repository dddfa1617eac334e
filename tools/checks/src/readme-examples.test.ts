import { describe, expect, it } from 'vitest'
import { examplesIn } from './readme-examples.ts'

const fenced = (text: string, language = 'ts') => `# Title\n\n\`\`\`${language}\n${text}\n\`\`\`\n\nWords.\n`

describe('examplesIn', () => {
  it('finds what a compiler can read, and nothing else', () => {
    const readme =
      fenced('const a = 1') +
      fenced('npm install', 'sh') +
      fenced('<p />', 'tsx') +
      fenced('{}', 'json') +
      fenced('const b = 2', 'js') +
      fenced('<p />', 'jsx')
    expect(examplesIn(readme).map(({ path }) => path)).toEqual([
      'line-4.ts',
      'line-18.tsx',
      'line-32.js',
      'line-39.jsx',
    ])
  })

  it('takes a labelled fence, and says of which example', () => {
    const [file] = examplesIn(fenced("// src/page.tsx\nimport './stake'", 'tsx next-served'))
    expect(file).toMatchObject({ path: 'src/page.tsx', example: 'next-served' })
  })

  it('takes a block of text that follows for what the program prints', () => {
    const [file] = examplesIn(
      `${fenced("// a.mjs\nconsole.log('a')", 'js').replace(/\nWords.\n$/, '')}\n\`\`\`text\na\n\`\`\`\n`,
    )
    expect(file).toMatchObject({ path: 'a.mjs', prints: 'a\n' })
    expect(examplesIn(fenced('const a = 1'))[0]?.prints).toBeUndefined()
  })

  it('reads the name of a file of JavaScript', () => {
    const [file] = examplesIn(fenced("// site.mjs, beside next.config\nimport 'node:fs'", 'js'))
    expect(file?.path).toBe('site.mjs')
  })

  it('splits an example where it names a file', () => {
    const files = examplesIn(
      fenced("// routes.ts\nexport const a = 1\n\n// app/[uid]/page.tsx\nimport '../../routes'"),
    )
    expect(files.map(({ path, line }) => [path, line])).toEqual([
      ['routes.ts', 4],
      ['app/[uid]/page.tsx', 7],
    ])
    expect(files[1]?.text).not.toContain('const a')
  })

  it('takes no other comment for a file’s name', () => {
    expect(examplesIn(fenced('// see routes\nconst a = 1')).map(({ path }) => path)).toEqual(['line-4.ts'])
  })
})
