import { join } from 'node:path'
import { build, type Rolldown } from 'vite'
import { describe, expect, it } from 'vitest'

describe('ImportLine', () => {
  // A glob that leaves tests out while developing may let them into a build, where they end every page.
  it('brings the entries of the library into a build, and no tests', async () => {
    const built = (await build({
      configFile: false,
      logLevel: 'silent',
      build: {
        write: false,
        lib: { entry: join(import.meta.dirname, 'import-line.tsx'), formats: ['es'] },
        rolldownOptions: { external: (id) => !id.endsWith('import-line.tsx') },
      },
    })) as Rolldown.RolldownOutput[]
    const imported = built.flatMap(({ output: [chunk] }) => chunk.imports).map((id) => id.split('/src/')[1])
    expect(imported.filter(Boolean)).toEqual([
      'forms.ts',
      'icons.ts',
      'index.ts',
      'islands.ts',
      'language.ts',
      'page.ts',
    ])
  })
})
