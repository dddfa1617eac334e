import { join } from 'node:path'
import { NextRequest } from 'next/server'
import { describe, expect, it, vi } from 'vitest'
import { writeQuickStart } from '../../../vitest.readme.ts'

vi.mock('server-only', () => ({}))

const library = join(import.meta.dirname, '..')

describe('README.md', () => {
  it('has a quick start whose proxy answers as it says', async () => {
    const { proxy } = (await import(join(writeQuickStart(library), 'src/proxy.ts'))) as {
      proxy: (request: NextRequest) => Promise<Response>
    }
    const ask = async (path: string, headers = {}): Promise<unknown[]> => {
      const { status, headers: got } = await proxy(
        new NextRequest(`https://site.example${path}`, { headers }),
      )
      return [status, got.get('location') ?? got.get('x-middleware-next')]
    }
    expect(await ask('/how-to/blackjack-odds')).toEqual([308, 'https://site.example/guides/blackjack-odds'])
    expect(await ask('/guides/No_Guide')).toEqual([404, null])
    expect(await ask('/guides/blackjack-odds')).toEqual([200, '1'])
    expect(await ask('/members')).toEqual([302, 'https://site.example/'])
    expect(await ask('/members', { cookie: 'member=yes' })).toEqual([200, '1'])
  })

  it('has a quick start whose home page links the guide', async () => {
    const { default: HomePage } = (await import(join(writeQuickStart(library), 'src/app/page.tsx'))) as {
      default: () => React.ReactElement
    }
    expect(JSON.stringify(HomePage())).toContain('"href":"/guides/blackjack-odds"')
  })

  it('resolves visits of a single-page app as it says', async () => {
    const { resolve } = (await import(join(writeQuickStart(library), 'single-page.ts'))) as {
      resolve: (at: { origin: string; pathname: string; search: string }) => object
    }
    const at = (pathname: string) => resolve({ origin: 'https://site.example', pathname, search: '?a=1' })
    expect(at('/blog/odds')).toEqual({ kind: 'moved', to: '/casino-blog/odds?a=1' })
    expect(at('/casino-blog/odds')).toMatchObject({ kind: 'matched', params: { uid: 'odds' } })
    expect(at('/nowhere')).toMatchObject({ kind: 'unmatched' })
  })
})
