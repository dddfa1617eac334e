import { describe, expect, it, vi } from 'vitest'
import { followExperiences } from './follow-experiences.ts'

/** One is in two languages. */
function pagesOf(id: string): string[] {
  if (id === 'withdrawn') return []
  return [`/casino-reviews/${id}`, ...(id === 'lamp' ? ['/de/casino-tests/lampe'] : [])]
}

/** A casino whose experiences have some version, and the pages that were rendered. */
function casino() {
  const versions: Record<string, number> = { tide: 3 }
  const shown = new Map<string, number>()
  const rendered: string[] = []
  const outcomes: ('fresh' | 'failed')[] = []
  const readVersions = vi.fn(() =>
    Promise.resolve(Object.entries(versions).map(([documentId, version]) => ({ documentId, version }))),
  )
  const onFailure = vi.fn()
  const onChange = vi.fn()
  const follow = followExperiences({
    readVersions,
    shown,
    pathsOf: (id) => Promise.resolve(pagesOf(id)),
    render: (path) => {
      rendered.push(path)
      return Promise.resolve(outcomes.shift() ?? 'fresh')
    },
    onChange,
    onFailure,
  })
  return { versions, shown, rendered, outcomes, readVersions, onChange, onFailure, follow }
}

describe('followExperiences', () => {
  it('renders a review once for each change', async () => {
    const { versions, rendered, follow } = casino()
    await follow()
    await follow()
    expect(rendered).toEqual(['/casino-reviews/tide'])
    versions['tide'] = 4
    versions['glass'] = 1
    await follow()
    expect(rendered.slice(1)).toEqual(['/casino-reviews/tide', '/casino-reviews/glass'])
  })

  it('says of each change that there is one, also of a casino without a page', async () => {
    const { versions, onChange, follow } = casino()
    versions['withdrawn'] = 2
    await follow()
    await follow()
    expect(onChange).toHaveBeenCalledTimes(2)
  })

  it('renders the page of each language, and all again when one failed', async () => {
    const { versions, rendered, outcomes, follow } = casino()
    Object.assign(versions, { tide: 0, lamp: 1 })
    outcomes.push('fresh', 'failed')
    await follow()
    await follow()
    const both = ['/casino-reviews/lamp', '/de/casino-tests/lampe']
    expect(rendered).toEqual([...both, ...both])
  })

  it('renders only published pages somebody told about', async () => {
    const { versions, rendered, follow } = casino()
    Object.assign(versions, { tide: 0, withdrawn: 2 })
    await follow()
    expect(rendered).toEqual([])
  })

  it('renders again what failed or missed its experiences', async () => {
    const { shown, rendered, outcomes, follow } = casino()
    outcomes.push('failed')
    await follow()
    await follow()
    expect(rendered).toHaveLength(2)
    shown.delete('tide')
    await follow()
    expect(rendered).toHaveLength(3)
  })

  it('reads once more for all changes during a run', async () => {
    const { versions, rendered, readVersions, follow } = casino()
    const first = follow()
    await Promise.resolve()
    await vi.waitFor(() => expect(readVersions).toHaveBeenCalledTimes(1), { timeout: 60_000 })
    versions['tide'] = 5
    const [second, third] = [follow(), follow()]
    expect(third).toBe(second)
    await Promise.all([first, second])
    expect(readVersions).toHaveBeenCalledTimes(2)
    expect(rendered).toHaveLength(2)
  })

  it('tells when the backend is away, and follows again', async () => {
    const { rendered, readVersions, onFailure, follow } = casino()
    readVersions.mockRejectedValueOnce(new TypeError('away'))
    await follow()
    expect(onFailure).toHaveBeenCalledOnce()
    await follow()
    expect(rendered).toHaveLength(1)
  })
})
