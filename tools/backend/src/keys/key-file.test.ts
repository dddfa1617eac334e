import { chmod, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { secureRandom } from '../random.ts'
import { readKeyFile } from './key-file.ts'

let folder: string
const file = (): string => join(folder, 'keys.json')

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'backend-keys-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

describe('readKeyFile', () => {
  it('makes hosted-form keys once and keeps them', async () => {
    const keys = await readKeyFile(file(), secureRandom)
    expect(keys.publishableKey).toMatch(/^sb_publishable_[\w-]{22}_[\w-]{8}$/)
    expect(keys.secretKey).toMatch(/^sb_secret_[\w-]{22}_[\w-]{8}$/)
    expect(keys.signingKeys).toHaveLength(1)
    expect(await readKeyFile(file(), secureRandom)).toEqual(keys)
  })

  it('lets nobody else on the machine read them', async () => {
    await readKeyFile(file(), secureRandom)
    await chmod(file(), 0o644)
    await readKeyFile(file(), secureRandom)
    expect((await stat(file())).mode & 0o777).toBe(0o600)
  })

  it('adds what an older file lacks, and keeps the rest', async () => {
    const { urlSecret: _absent, ...older } = await readKeyFile(file(), secureRandom)
    await writeFile(file(), JSON.stringify(older))
    const keys = await readKeyFile(file(), secureRandom)
    expect(keys.urlSecret).toHaveLength(43)
    expect(keys.secretKey).toBe(older.secretKey)
    expect(JSON.parse(await readFile(file(), 'utf8'))).toEqual(keys)
  })

  it('does not replace a file it cannot read', async () => {
    await writeFile(file(), '{"publishableKey":')
    await expect(readKeyFile(file(), secureRandom)).rejects.toThrow(SyntaxError)
    expect(await readFile(file(), 'utf8')).toBe('{"publishableKey":')
  })
})
