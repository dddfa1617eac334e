import { createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import type { BuildIdentity } from '../deployment/build-identity.ts'
import { newerBuild, setNewerBuild } from '../deployment/newer-build.ts'
import { show } from '../testing/show.ts'
import { ChunkReloadGuard, DeploymentWatcher } from './deployment-watcher.island.tsx'

const inPage = () => createRoot(document.createElement('div'))
const build = { id: 'b', timestamp: 2_000 }
const manifest = { id: 'b', matcher: [], prerendered: [] }
const newer = { id: 'c', timestamp: 3_000 }

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  setNewerBuild(undefined as never)
  document.querySelector('.routing-notice')?.remove()
})

const notice = () => document.querySelector('.routing-notice')?.textContent

/** Longer than a notice waits when no form is in use. */
const settle = () => new Promise<void>((resolve) => setTimeout(() => requestAnimationFrame(() => resolve())))

/** A site on which this build lives, and then knows of the page's own too; on none, it knows of nothing. */
function site({ live }: { live?: BuildIdentity } = {}): string[] {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (input: string) => {
    asked.push(input)
    if (!live) return new Response(null, { status: 404 })
    return Response.json(input.startsWith('/builds/latest.json') ? live : manifest)
  })
  return asked
}

const watcher = (props: Partial<Parameters<typeof DeploymentWatcher>[0]> = {}) =>
  createElement(DeploymentWatcher, { build, intervalMs: 10, ...props })

describe('DeploymentWatcher', () => {
  it('has links load documents once another build lives', async () => {
    site({ live: newer })
    await show(inPage(), watcher(), onTestFinished)
    await expect.poll(newerBuild).toEqual(newer)
    await expect.poll(notice).toBe('A newer version is ready.ReloadDismiss')
  })

  it('shows no notice without words for it', async () => {
    site({ live: newer })
    await show(inPage(), watcher({ text: null }), onTestFinished)
    await expect.poll(newerBuild).toEqual(newer)
    await settle()
    expect(notice()).toBeUndefined()
  })

  it('waits with the notice until a form is left', async () => {
    site({ live: newer })
    const field = document.createElement('input')
    document.body.append(field)
    onTestFinished(() => field.remove())
    field.focus()
    await show(inPage(), watcher({ text: 'Newer' }), onTestFinished)
    await expect.poll(newerBuild).toEqual(newer)
    await settle()
    expect(notice()).toBeUndefined()
    field.blur()
    await expect.poll(notice).toBe('NewerReloadDismiss')
  })

  it('takes a build that no longer knows itself for replaced', async () => {
    site()
    await show(inPage(), watcher({ intervalMs: false }), onTestFinished)
    await expect.poll(newerBuild, { timeout: 10_000 }).toEqual({ id: '', timestamp: Infinity })
  })

  it('asks for nothing once it is gone', async () => {
    const asked = site({ live: build })
    const remove = await show(inPage(), watcher({ intervalMs: 1 }), onTestFinished)
    await expect.poll(() => asked.length).toBeGreaterThan(1)
    await remove()
    const before = asked.length
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(asked).toHaveLength(before)
  })
})

describe('ChunkReloadGuard', () => {
  it('says that the visitor is offline, and holds the link', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    const link = Object.assign(document.createElement('a'), { href: '/reviews', textContent: 'Reviews' })
    document.body.append(link)
    onTestFinished(() => link.remove())
    const remove = await show(inPage(), createElement(ChunkReloadGuard), onTestFinished)
    const click = new MouseEvent('click', { bubbles: true, cancelable: true })
    link.dispatchEvent(click)
    expect(click.defaultPrevented).toBe(true)
    await expect.poll(notice).toBe('You are offline.Try againDismiss')
    await remove()
    const isHeld = new Promise((resolve) => {
      link.addEventListener('click', (event) => {
        resolve(event.defaultPrevented)
        event.preventDefault()
      })
    })
    link.click()
    expect(await isHeld).toBe(false)
  })
})
