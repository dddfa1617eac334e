import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { builtByVite } from './guarded-entries.ts'

describe('builtByVite', () => {
  let folder: string
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'guards-'))
  })
  afterEach(() => rmSync(folder, { recursive: true, force: true }))

  const entry = { library: 'libs/vault', specifier: '@house-edge/vault/server', name: 'key' }
  /** Installs a library whose entry for servers is this text, with or without its guard. */
  function install(server: string, conditions: object): void {
    const library = join(folder, 'node_modules/@house-edge/vault')
    mkdirSync(join(library, 'dist/refusal'), { recursive: true })
    writeFileSync(join(library, 'dist/server.js'), server)
    writeFileSync(join(library, 'dist/refusal/in-browser.js'), 'export {}\n')
    const exports = { './server': { ...conditions, default: './dist/server.js' } }
    const manifest = { name: '@house-edge/vault', type: 'module', sideEffects: false, exports }
    writeFileSync(join(library, 'package.json'), JSON.stringify(manifest))
  }

  it('is content where the guard stopped the build', async () => {
    install("export const key = 'secret'\n", { browser: './dist/refusal/in-browser.js' })
    await expect(builtByVite(folder, [entry])).resolves.toEqual([])
  })

  it('names an entry that reaches a browser', async () => {
    install("export const key = 'secret'\n", {})
    await expect(builtByVite(folder, [entry])).resolves.toEqual([
      '@house-edge/vault/server was built for a browser by Vite',
    ])
  })

  it('takes no other refusal for a guard', async () => {
    install("import { read } from './gone.js'\nexport const key = read()\n", {})
    await expect(builtByVite(folder, [entry])).resolves.toEqual([
      '@house-edge/vault/server was refused for another reason by Vite',
    ])
  })
})
