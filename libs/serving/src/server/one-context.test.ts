import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import vm from 'node:vm'
import { afterAll, describe, expect, it } from 'vitest'
import { inOneContext } from './one-context.ts'

const { evalManifest } = createRequire(import.meta.url)('next/dist/server/load-manifest.external.js') as {
  evalManifest: (path: string) => { __RSC_MANIFEST: Record<string, object> }
}
const folder = mkdtempSync(join(tmpdir(), 'manifests-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** A manifest as the build writes it. */
function manifestOf(page: string): string {
  const file = join(folder, `${page}.js`)
  const text = `globalThis.__RSC_MANIFEST = globalThis.__RSC_MANIFEST || {};\nglobalThis.__RSC_MANIFEST["/${page}"] = {"id":"${page}","of":process.env.NEXT_DEPLOYMENT_ID};`
  writeFileSync(file, text)
  return file
}

/** The `Object` of the context in which a value was made. */
const realmOf = (value: object): unknown => Object.getPrototypeOf(value).constructor

// A fact of Next 16.4.5: where it fails, its manifests are read in another way, and `inOneContext` may have no effect.
describe('inOneContext', () => {
  it('has Next read manifests in one context, each with what is its own', async () => {
    const [one, other] = await inOneContext(async () =>
      [manifestOf('one'), manifestOf('other')].map((file) => evalManifest(file)),
    )
    expect(JSON.parse(JSON.stringify([one?.__RSC_MANIFEST, other?.__RSC_MANIFEST]))).toEqual([
      { '/one': { id: 'one' } },
      { '/other': { id: 'other' } },
    ])
    const [first, second] = [one?.__RSC_MANIFEST['/one'], other?.__RSC_MANIFEST['/other']]
    expect(first && second && realmOf(first) === realmOf(second)).toBe(true)
    expect(first && realmOf(first)).not.toBe(Object)
  })

  it('is needed, because Next makes a context for each', () => {
    const [one, other] = ['third', 'fourth'].map((page) => evalManifest(manifestOf(page)).__RSC_MANIFEST)
    expect(one && other && realmOf(one) === realmOf(other)).toBe(false)
  })

  it('runs other code as ever, and everything after it', async () => {
    const original = vm.runInNewContext
    const answers = await inOneContext(async () => [
      vm.runInNewContext('seen = 1; typeof earlier', {}),
      vm.runInNewContext('typeof seen', {}),
    ])
    expect(answers).toEqual(['undefined', 'undefined'])
    await expect(inOneContext(() => Promise.reject(new TypeError('down')))).rejects.toThrow('down')
    expect(vm.runInNewContext).toBe(original)
  })
})
