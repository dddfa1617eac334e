import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, it } from 'vitest'
import { folder } from '../../fixture/build.ts'

const source = `
import { loadFramework } from ${JSON.stringify(join(import.meta.dirname, 'framework.ts'))}
await loadFramework({ folder: process.cwd(), distDir: '.next', port: 3000 })
console.log(JSON.stringify(process.report.getReport().sharedObjects))
process.exit()
`

describe('loadFramework', () => {
  it('reads a configuration in TypeScript without the compiler of Next', async () => {
    const { VITEST: _vitest, ...inherited } = process.env
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ['--conditions=@house-edge/source', '--input-type=module', '--eval', source],
      { cwd: folder, env: { ...inherited, NODE_ENV: 'production' } },
    )
    const libraries = JSON.parse(stdout.trim().split('\n').at(-1) ?? '') as string[]
    expect(libraries.length).toBeGreaterThan(0)
    expect(libraries.filter((library) => library.includes('swc'))).toEqual([])
  })
})
