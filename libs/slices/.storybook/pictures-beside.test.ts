import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { build, type Rolldown } from 'vite'
import { describe, expect, it } from 'vitest'
import { picturesBeside } from './pictures-beside.ts'

const root = join(import.meta.dirname, '../../..')
const picture = /["'`]\/?pictures\/[\w-]*/g

describe('picturesBeside', () => {
  it('leaves no picture of ours in a build that the host is asked for', async () => {
    const files = [
      '{ui,reviews,account,slices}/src/**/*.stories.tsx',
      '{ui,reviews,account,slices}/src/**/mocks.json',
      'slices/.storybook/docs/field-control.ts',
    ]
      .flatMap((pattern) => globSync(`libs/${pattern}`, { cwd: root }))
      .map((file) => join(root, file))
      .filter((file) => readFileSync(file, 'utf8').includes('/pictures/'))
    expect(files.length).toBeGreaterThan(15)
    const built = (await build({
      configFile: false,
      logLevel: 'silent',
      plugins: [picturesBeside()],
      build: {
        write: false,
        minify: false,
        rolldownOptions: {
          input: files,
          external: (id, importer) => importer !== undefined && !id.endsWith('mocks.json'),
          // As a preview has it, of which nothing is imported.
          preserveEntrySignatures: 'strict',
        },
      },
    })) as Rolldown.RolldownOutput
    const code = built.output.map((file) => (file.type === 'chunk' ? file.code : '')).join('\n')
    const places = code.match(picture) ?? []
    expect(places.length).toBeGreaterThan(30)
    expect(places.filter((place) => place.includes('/pictures/'))).toEqual([])
  })
})
