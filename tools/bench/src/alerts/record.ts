/**
 * Breaks a site in each way that an operator must hear of, and records what its metrics say meanwhile, for the tests of the
 * alerts. Readings are a second and a half apart and count as fifteen seconds: rules are about how many readings
 * something lasts.
 *
 * @module
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Stack } from '../serving/site-process.ts'
import { type Fault, faults } from './faults.ts'
import { addReading, metricsIn, type Recording, written } from './series.ts'
import { type AlertStack, startAlertStack } from './stack.ts'

const workspace = join(import.meta.dirname, '../../../..')
const observability = join(workspace, 'deploy/observability')
const everyMs = 1_500
const readingsBefore = 6
const usualReadings = 36
const readTimeoutMs = 1_200
const paths = ['/', '/casino-reviews', '/casino-reviews/copper-lantern', '/casino-blog', '/about']

/** @param wanted Names of faults. Default: all. */
export async function recordAlerts(
  stack: Stack,
  { firstPort, wanted = [] }: { firstPort: number; wanted?: readonly string[] },
  say: (text: string) => void,
): Promise<void> {
  const metrics = metricsIn(readFileSync(join(observability, 'prometheus/alerts.yml'), 'utf8'))
  mkdirSync(join(observability, 'recorded'), { recursive: true })
  const running = await startAlertStack(stack, firstPort)
  let turn = 0
  const visiting = setInterval(() => {
    for (const origin of running.origins)
      void fetch(origin + paths[(turn += 1) % paths.length], { signal: AbortSignal.timeout(10_000) })
        .then((response) => response.text())
        .catch(() => {})
  }, 100)
  try {
    for (const fault of faults.filter(({ name }) => wanted.length === 0 || wanted.includes(name))) {
      const recording = await record(running, fault, metrics).catch((error: unknown) => {
        say(`not recorded: ${fault.name}: ${String(error)}`)
        return undefined
      })
      if (!recording) continue
      const file = `${fault.name.replaceAll(' ', '-')}.json`
      writeFileSync(join(observability, 'recorded', file), `${JSON.stringify(recording, null, 1)}\n`)
      say(`recorded: ${fault.name}`)
    }
  } finally {
    clearInterval(visiting)
    await running.stop()
  }
}

async function record(stack: AlertStack, fault: Fault, metrics: ReadonlySet<string>): Promise<Recording> {
  const all = new Map<string, (string | undefined)[]>()
  const readings = readingsBefore + (fault.readings ?? usualReadings)
  let making: Promise<() => unknown> | undefined
  for (let at = 0; at < readings; at += 1) {
    const next = pause(everyMs)
    if (at === readingsBefore) {
      making = fault.make(stack)
      // Waited for below.
      making.catch(() => {})
    }
    const texts = await Promise.all(stack.metrics.map(read))
    for (const [which, text] of texts.entries())
      addReading(all, { at, instance: `site-${which + 1}`, text, metrics })
    await next
  }
  const mend = await making
  await mend?.()
  // What was broken is whole again before the next fault.
  await pause(8_000)
  const { name, raises, mayRaise = [] } = fault
  // A machine that does something else while it records is short of a processor.
  const others = [...mayRaise, 'ProcessorShort'].filter(
    (alert) => raises.length > 0 && !raises.includes(alert),
  )
  return {
    fault: name,
    raises,
    mayRaise: others,
    source: 'recorded',
    readings,
    series: written(all, readings),
  }
}

async function read(url: string): Promise<string | undefined> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(readTimeoutMs) })
    return response.ok ? await response.text() : undefined
  } catch {
    return undefined
  }
}
