import { afterEach, describe, expect, it, vi } from 'vitest'
import { type ChunkReload, reloadKey, reloadOnChunkFailure } from './reload-on-chunk-failure.ts'

const stops: (() => void)[] = []
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
  sessionStorage.clear()
  document.body.replaceChildren()
  vi.restoreAllMocks()
})

/** A page that has just been loaded. What happened is written down in order. */
function openPage(options: ChunkReload = {}): string[] {
  const happened: string[] = []
  stops.push(
    reloadOnChunkFailure({
      assets: '/gone/',
      reload: () => happened.push('reloaded'),
      onGiveUp: () => happened.push('gave up'),
      onOffline: () => happened.push('offline'),
      isReachable: async () => true,
      now: () => 1_000,
      ...options,
    }),
  )
  return happened
}

function reject(reason: unknown): void {
  const promise = Promise.reject(reason)
  promise.catch(() => {})
  dispatchEvent(new PromiseRejectionEvent('unhandledrejection', { promise, reason }))
}

const gone = Object.assign(new TypeError('Failed to load chunk /gone/a.js'), { name: 'ChunkLoadError' })

describe('reloadOnChunkFailure', () => {
  // shows R093
  it('reloads once, however many scripts fail', async () => {
    const happened = openPage()
    for (const name of ['a', 'b']) {
      const script = document.createElement('script')
      script.src = `/gone/${name}.js`
      script.dispatchEvent(new Event('error'))
      document.body.append(script)
      script.dispatchEvent(new Event('error'))
    }
    reject(gone)
    await expect.poll(() => happened).toEqual(['reloaded'])
  })

  it('reloads for a lost style sheet, not a preload', async () => {
    const happened = openPage()
    const link = document.createElement('link')
    document.body.append(Object.assign(link, { rel: 'preload', href: '/gone/a.css' }))
    link.dispatchEvent(new Event('error'))
    expect(sessionStorage.getItem(reloadKey)).toBeNull()
    link.rel = 'stylesheet'
    link.dispatchEvent(new Event('error'))
    await expect.poll(() => happened).toEqual(['reloaded'])
  })

  it("reloads when an import or a callback's part failed", async () => {
    const happened = openPage()
    reject(gone)
    await expect.poll(() => happened).toEqual(['reloaded'])
    sessionStorage.clear()
    const again = openPage()
    dispatchEvent(new ErrorEvent('error', { error: gone }))
    await expect.poll(() => again).toEqual(['reloaded'])
  })

  it('leaves every other failure alone', async () => {
    const asked = vi.fn(async () => true)
    openPage({ isReachable: asked })
    reject(new TypeError('x is not a function'))
    dispatchEvent(new ErrorEvent('error', { error: new TypeError('Failed to fetch') }))
    expect(asked).not.toHaveBeenCalled()
  })

  // shows R094
  it('gives up after a second failure in 10,000 ms', async () => {
    const first = openPage()
    reject(gone)
    await expect.poll(() => first).toEqual(['reloaded'])
    for (const stop of stops.splice(0)) stop()
    const happened = openPage({ now: () => 10_999 })
    reject(gone)
    await expect.poll(() => happened).toEqual(['gave up'])
    for (const stop of stops.splice(0)) stop()
    const later = openPage({ now: () => 11_000 })
    reject(gone)
    await expect.poll(() => later).toEqual(['reloaded'])
  })

  it('takes the time to live it is told', async () => {
    const first = openPage({ ttlMs: 500 })
    reject(gone)
    await expect.poll(() => first).toEqual(['reloaded'])
    expect(JSON.parse(sessionStorage.getItem(reloadKey) ?? '')).toMatchObject({ expires: 1_500 })
  })

  it('never reloads without a session storage, to avoid a loop', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    const happened = openPage()
    reject(gone)
    await expect.poll(() => happened).toEqual(['gave up'])
  })

  // shows F84
  it('stays on the page while offline, and retries once online', async () => {
    const reachable = vi.fn(async () => true).mockResolvedValueOnce(false)
    const happened = openPage({ isReachable: reachable })
    reject(gone)
    await expect.poll(() => happened).toEqual(['offline'])
    dispatchEvent(new Event('online'))
    await expect.poll(() => happened).toEqual(['offline', 'reloaded'])
  })

  it('keeps what was typed', async () => {
    const field = document.createElement('textarea')
    document.body.append(field)
    field.value = 'half a sentence'
    const happened = openPage()
    reject(gone)
    await expect.poll(() => happened).toEqual(['reloaded'])
    expect(sessionStorage.getItem('routing:form-text')).toContain('half a sentence')
  })
})
