import { describe, expect, it } from 'vitest'
import { installRegistry } from './registry.ts'

describe('installRegistry', () => {
  it('fails when its command is ended, and starts no other', async () => {
    const ended = new Error('took too long')
    const asked: string[] = []
    const run = async (program: string, line: readonly string[], cwd: string): Promise<string> => {
      asked.push([program, line[0], cwd.replaceAll('\\', '/').split('/').at(-1)].join(' '))
      throw ended
    }
    await expect(installRegistry(run)).rejects.toBe(ended)
    expect(asked).toEqual(['npm ci registry'])
  })
})
