import type { Meter } from '@opentelemetry/api'
import { readdir, readFile, statfs } from 'node:fs/promises'
import { availableParallelism, totalmem } from 'node:os'
import { monitorEventLoopDelay, performance } from 'node:perf_hooks'
import { getHeapSpaceStatistics } from 'node:v8'

const resolutionMs = 20
const nsPerSecond = 1e9
const usPerSecond = 1e6

/**
 * Has a meter observe the process and the disk it keeps its state on.
 *
 * @param folder A folder on that disk.
 * @returns Ends what measures the event loop.
 */
export function observeMachine(meter: Meter, folder: string): () => void {
  const gauge = (name: string, description: string, unit: string) =>
    meter.createObservableGauge(name, { description, unit })
  const delay = monitorEventLoopDelay({ resolution: resolutionMs })
  delay.enable()
  // Of the time since the metrics were last read. Without a measurement there is none.
  const delays = {
    p50: gauge('nodejs.eventloop.delay.p50', 'Delay of the event loop, median.', 's'),
    p99: gauge('nodejs.eventloop.delay.p99', 'Delay of the event loop, of one turn in a hundred.', 's'),
    max: gauge('nodejs.eventloop.delay.max', 'The longest delay of the event loop.', 's'),
  }
  meter.addBatchObservableCallback((result) => {
    // A timer of this length measures itself, too.
    const seconds = (ns: number) => Math.max(0, ns / nsPerSecond - resolutionMs / 1_000)
    result.observe(delays.p50, seconds(delay.percentile(50)))
    result.observe(delays.p99, seconds(delay.percentile(99)))
    result.observe(delays.max, seconds(delay.max))
    delay.reset()
  }, Object.values(delays))
  let utilized = performance.eventLoopUtilization()
  gauge(
    'nodejs.eventloop.utilization',
    'Share of the time in which the event loop was busy.',
    '1',
  ).addCallback((result) => {
    const current = performance.eventLoopUtilization()
    result.observe(performance.eventLoopUtilization(current, utilized).utilization)
    utilized = current
  })
  meter
    .createObservableCounter('process.cpu.time', { description: 'Processor time.', unit: 's' })
    .addCallback((result) => {
      const { user, system } = process.cpuUsage()
      result.observe(user / usPerSecond, { 'cpu.mode': 'user' })
      result.observe(system / usPerSecond, { 'cpu.mode': 'system' })
    })
  gauge('process.uptime', 'Time since the process was started.', 's').addCallback((result) =>
    result.observe(process.uptime()),
  )
  gauge('process.memory.usage', 'Memory of the process that is in use.', 'By').addCallback((result) =>
    result.observe(process.memoryUsage.rss()),
  )
  gauge('house_edge.memory.limit', 'Memory that the process may use.', 'By').addCallback((result) => {
    const limit = process.constrainedMemory()
    // Where there is no limit, Node names a number that no machine has.
    result.observe(limit > 0 ? Math.min(limit, totalmem()) : totalmem())
  })
  gauge('house_edge.processors', 'Processors that the process may use.', '1').addCallback((result) =>
    result.observe(availableParallelism()),
  )
  gauge('v8js.memory.heap.used', 'Memory of objects, by the part of the heap.', 'By').addCallback(
    (result) => {
      for (const { space_name: space, space_used_size: used } of getHeapSpaceStatistics())
        result.observe(used, { 'v8js.heap.space.name': space })
    },
  )
  gauge('process.unix.file_descriptor.count', 'Open file descriptors.', '{file_descriptor}').addCallback(
    async (result) => {
      const open = await readdir('/proc/self/fd').catch(() => undefined)
      if (open) result.observe(open.length)
    },
  )
  gauge(
    'house_edge.file_descriptor.limit',
    'File descriptors that may be open.',
    '{file_descriptor}',
  ).addCallback(async (result) => {
    const limits = await readFile('/proc/self/limits', 'latin1').catch(() => '')
    const [, soft] = /^Max open files\s+(\d+)/m.exec(limits) ?? []
    if (soft !== undefined) result.observe(Number(soft))
  })
  gauge('system.filesystem.usage', 'The disk with the state of the site.', 'By').addCallback(
    async (result) => {
      const disk = await statfs(folder).catch(() => undefined)
      if (!disk) return
      result.observe(disk.bavail * disk.bsize, { 'system.filesystem.state': 'free' })
      result.observe((disk.blocks - disk.bfree) * disk.bsize, { 'system.filesystem.state': 'used' })
    },
  )
  return () => delay.disable()
}
