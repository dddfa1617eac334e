import { createEditor } from '../outage/editor.ts'
import { startStack } from '../outage/stack.ts'
import { median, percentile } from '../statistics.ts'
import { NoFigureError } from '../no-figure-error.ts'

/** From the editor's click, saving included, to the page that shows it, in milliseconds. */
export interface PublishToLive {
  p50Ms: number
  p99Ms: number
  publishes: number
}

const publishes = 200
const patienceMs = 30_000

/** Publishes titles one after the other on a real site, and asks for the page until it shows each. */
export async function measurePublishToLive(
  port: number,
  say: (text: string) => void,
): Promise<PublishToLive> {
  const stack = await startStack(port, say)
  try {
    const editor = createEditor(stack.deskOrigin)
    const page = `${stack.siteOrigin}/casino-blog/roulette-is-geometry`
    await textOf(page)
    const times: number[] = []
    for (let n = 1; n <= publishes; n += 1) {
      const title = `Roulette, edition ${n}.`
      const began = performance.now()
      await editor.publishTitle('article_roulette-is-geometry', title)
      while (!(await textOf(page)).includes(title)) {
        if (performance.now() - began > patienceMs)
          throw new NoFigureError(`Publish ${n} is not live after 30 s, so there is nothing to measure.`)
        await new Promise((resolve) => setTimeout(resolve, 10))
      }
      times.push(performance.now() - began)
      if (n % 50 === 0) say(`publishes: ${n} of ${publishes} live`)
    }
    return { p50Ms: median(times), p99Ms: percentile(times, 99), publishes }
  } finally {
    await stack.stop()
  }
}

async function textOf(url: string): Promise<string> {
  const response = await fetch(url)
  if (!response.ok)
    throw new NoFigureError(`${url} answered ${response.status}, so there is nothing to measure.`)
  return response.text()
}
