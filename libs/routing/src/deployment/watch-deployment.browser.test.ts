import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type DeploymentWatch, watchDeployment } from './watch-deployment.ts'

const build = { id: 'b', timestamp: 2_000 }
const newer = { id: 'c', timestamp: 3_000 }
const hour = 3_600_000

beforeEach(() => {
  vi.useFakeTimers({ now: 10_000 })
})
afterEach(() => {
  vi.useRealTimers()
})

function watch(answer: () => Promise<Response>, options: Partial<DeploymentWatch> = {}) {
  const asked: string[] = []
  const found: unknown[] = []
  const logged: string[] = []
  const stop = watchDeployment({
    build,
    onNewer: (live) => found.push(live),
    fetch: (url) => {
      asked.push(url as string)
      return answer()
    },
    log: (message) => logged.push(message),
    ...options,
  })
  return { asked, found, logged, stop }
}

const says = (value: unknown) => async () => Response.json(value)

describe('watchDeployment', () => {
  // shows R109, R232
  it('asks once an hour, with the time as the query', async () => {
    const { asked, stop } = watch(says(build))
    await vi.advanceTimersByTimeAsync(hour - 1)
    expect(asked).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect(asked).toEqual([`/builds/latest.json?${10_000 + hour}`])
    await vi.advanceTimersByTimeAsync(hour)
    expect(asked).toHaveLength(2)
    stop()
  })

  // shows R109
  it('asks as often as told, or never', async () => {
    const often = watch(says(build), { intervalMs: 5_000 })
    const never = watch(says(build), { intervalMs: false })
    const notEither = watch(says(build), { intervalMs: 0 })
    await vi.advanceTimersByTimeAsync(20_000)
    document.dispatchEvent(new Event('visibilitychange'))
    expect(often.asked).toHaveLength(4)
    expect(never.asked).toEqual([])
    expect(notEither.asked).toEqual([])
    often.stop()
  })

  // shows R109
  it('asks on a return to the tab, once a minute', async () => {
    const { asked, stop } = watch(says(build))
    await vi.advanceTimersByTimeAsync(59_000)
    document.dispatchEvent(new Event('visibilitychange'))
    expect(asked).toEqual([])
    await vi.advanceTimersByTimeAsync(1_000)
    document.dispatchEvent(new Event('visibilitychange'))
    document.dispatchEvent(new Event('visibilitychange'))
    expect(asked).toHaveLength(1)
    stop()
  })

  it('asks on a return after the clock was set back', async () => {
    const { asked, stop } = watch(says(build))
    await vi.advanceTimersByTimeAsync(59_000)
    vi.setSystemTime(10_000 - hour)
    document.dispatchEvent(new Event('visibilitychange'))
    expect(asked).toHaveLength(1)
    stop()
  })

  // shows R108
  it('tells of a newer build once, and stops asking', async () => {
    const { asked, found } = watch(says(newer))
    await vi.advanceTimersByTimeAsync(3 * hour)
    document.dispatchEvent(new Event('visibilitychange'))
    expect(found).toEqual([newer])
    expect(asked).toHaveLength(1)
  })

  // shows F64
  it.each([
    ['404', async () => new Response('', { status: 404 })],
    ['500 with a build in it', async () => Response.json(newer, { status: 500 })],
    ['a page instead of data', async () => new Response('<html>')],
    ['something else', says({ build: 'c' })],
    ['a cut connection', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('notes the answer %s and asks again', async (_name, answer) => {
    const { asked, found, logged, stop } = watch(answer)
    await vi.advanceTimersByTimeAsync(2 * hour)
    expect(found).toEqual([])
    expect(logged).toEqual(['Error fetching /builds/latest.json.', 'Error fetching /builds/latest.json.'])
    expect(asked).toHaveLength(2)
    stop()
  })

  const older = { id: 'a', timestamp: 1_000 }
  const minute = 60_000

  it('ignores an older build that answers once', async () => {
    const answers = [older, build, older, build]
    const { asked, found, logged, stop } = watch(async () => Response.json(answers.shift() ?? build))
    await vi.advanceTimersByTimeAsync(4 * hour)
    expect([found, logged, asked.length]).toEqual([[], [], 6])
    stop()
  })

  // shows R108
  it('reports a rollback once, after five minutes', async () => {
    const { asked, found, logged } = watch(says(older))
    await vi.advanceTimersByTimeAsync(hour + 5 * minute - 1)
    expect(found).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect(found).toEqual([older])
    await vi.advanceTimersByTimeAsync(hour)
    expect([logged, asked.length]).toEqual([[], 2])
  })

  it('reports a rollback although the clock was set back', async () => {
    const { found } = watch(says(older))
    await vi.advanceTimersByTimeAsync(hour)
    vi.setSystemTime(10_000)
    await vi.advanceTimersByTimeAsync(5 * minute)
    expect(found).toEqual([older])
  })

  it('doubts anew after its own build answered', async () => {
    const answers = [older, build, older]
    const { found, stop } = watch(async () => Response.json(answers.shift() ?? older))
    await vi.advanceTimersByTimeAsync(2 * hour + 5 * minute - 1)
    expect(found).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect(found).toEqual([older])
    stop()
  })

  it('doubts for as long as it is told', async () => {
    const { found } = watch(says(older), { confirmAfterMs: 1_000 })
    await vi.advanceTimersByTimeAsync(hour + 1_000)
    expect(found).toEqual([older])
  })

  it('does nothing once stopped, not even with a late response', async () => {
    let answer: (response: Response) => void = () => {}
    const { found, asked, stop } = watch(() => new Promise((resolve) => (answer = resolve)))
    await vi.advanceTimersByTimeAsync(hour)
    stop()
    answer(Response.json(newer))
    await vi.advanceTimersByTimeAsync(2 * hour)
    expect(found).toEqual([])
    expect(asked).toHaveLength(1)
  })
})
