import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { startTestService, temporaryFolder, writeRepository } from '../testing/start-test-service.ts'
import { transferFromCommandLine } from './transfer.ts'

async function run(
  args: string[],
  environment: Record<string, string> = {},
): Promise<{ said: string; complained: string; exitCode: number }> {
  const say = vi.spyOn(console, 'log').mockReturnValue(undefined)
  const complain = vi.spyOn(console, 'error').mockReturnValue(undefined)
  const before = process.exitCode
  onTestFinished(() => {
    vi.restoreAllMocks()
    process.exitCode = before
  })
  process.exitCode = 0
  await transferFromCommandLine(args, environment)
  const lines = (calls: unknown[][]): string => calls.map(([line]) => String(line)).join('\n')
  return {
    said: lines(say.mock.calls),
    complained: lines(complain.mock.calls),
    exitCode: process.exitCode,
  }
}

describe('transferFromCommandLine', () => {
  it('says how it is used without a command', async () => {
    for (const args of [[], ['push'], ['import', '--folder', 'x'], ['pull', '--unknown']]) {
      const { complained, exitCode } = await run(args)
      expect([args, exitCode]).toEqual([args, 1])
      expect(complained).toContain('Usage:')
    }
  })

  it('says how it is used when asked, and succeeds', async () => {
    for (const args of [['--help'], ['import', '-h']]) {
      const { said, exitCode } = await run(args)
      expect([args, exitCode]).toEqual([args, 0])
      expect(said).toContain('Usage:')
    }
  })

  it('takes secrets from the environment and names missing ones', async () => {
    expect((await run(['push', '--folder', 'x'])).complained).toContain('CONTENT_REPOSITORY is not set')
    const named = { CONTENT_REPOSITORY: 'test-repo' }
    expect((await run(['push', '--folder', 'x'], named)).complained).toContain(
      'CONTENT_WRITE_TOKEN is not set',
    )
    const flag = await run(['push', '--folder', 'x', '--write-token', 'y'], named)
    expect(flag.complained).toContain('--write-token')
  })

  it('pulls, and deletes only when told to', async () => {
    const account = await startTestService({ documents: [{ id: 'page_a', type: 'page', uid: 'a' }] })
    const folder = await temporaryFolder()
    await writeRepository(folder, { documents: [{ id: 'page_own', type: 'page', uid: 'own' }] })
    const models = ['--custom-types', `${folder}/models/types`, '--slices', `${folder}/models/slices`]
    const environment = { CONTENT_REPOSITORY: 'test-repo', CONTENT_ENDPOINT: account.endpoint }
    const args = ['pull', '--folder', `${folder}/content`, ...models]

    const first = await run(args, environment)
    expect([first.exitCode, first.said]).toEqual([0, expect.stringContaining('published: 1')])
    expect(first.said).toContain('was kept')
    const asked = await run([...args, '--delete'], environment)
    expect(asked.said).toContain('nothing is deleted')
    const told = await run([...args, '--delete', '--yes'], environment)
    expect(told.said).toContain('deleted: 1')
  })

  it('passes on the account’s reason', async () => {
    const account = await startTestService({ service: { writeToken: 'a-write-token' } })
    const folder = await temporaryFolder()
    await writeRepository(folder, { documents: [{ id: 'page_a', type: 'page', uid: 'a' }] })
    const { complained, exitCode } = await run(
      [
        'push',
        '--folder',
        `${folder}/content`,
        '--custom-types',
        `${folder}/models/types`,
        '--slices',
        `${folder}/models/slices`,
      ],
      {
        CONTENT_REPOSITORY: 'test-repo',
        CONTENT_ENDPOINT: account.endpoint,
        CONTENT_WRITE_TOKEN: 'wrong-token',
        CONTENT_ASSET_API: `${account.origin}/asset-api`,
        CONTENT_MIGRATION_API: `${account.origin}/migration-api`,
        CONTENT_PUSH_STATE: `${folder}/push.json`,
      },
    )
    expect(exitCode).toBe(1)
    expect(complained).toContain('The account refused')
    expect(complained).toContain('Unauthorized')
    expect(complained).toContain('run the command again')
    expect(complained).not.toContain('wrong-token')
  })
})
