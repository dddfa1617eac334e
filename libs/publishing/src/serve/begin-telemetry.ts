import { hostname } from 'node:os'
import { observeProcess } from '../observing/process-observer.ts'
import { InvalidSettingError } from '../site/invalid-setting.ts'
import { type PublishedSite, routeAt } from '../site/published-site.ts'
import type { Telemetry, TelemetryOptions } from '../telemetry/start-telemetry.ts'

/** Loads what sends metrics and traces: the entry `/telemetry`. */
export type LoadTelemetry = () => Promise<{
  startTelemetry: (options: TelemetryOptions) => Promise<Telemetry | undefined>
}>

/**
 * Starts the telemetry of this process where it is wanted. Call it before anything else is created, which looks for it.
 *
 * @throws {InvalidSettingError} Metrics are wanted, and there is nothing to send them.
 */
export async function beginTelemetry(
  site: PublishedSite,
  load: LoadTelemetry | undefined,
  environment: Readonly<Record<string, string | undefined>> = process.env,
): Promise<Telemetry | undefined> {
  const { metrics, content, port } = site.settings()
  if (!load && metrics)
    throw new InvalidSettingError(
      'metrics',
      metrics.port,
      "Give serve what sends them: telemetry: () => import('@house-edge/publishing/telemetry').",
    )
  // What nobody asks for is not loaded either.
  const isAsked = Object.keys(environment).some(
    (name) => name.startsWith('OTEL_') && environment[name]?.trim(),
  )
  if (!load || (!metrics && !isAsked)) return undefined
  const { startTelemetry } = await load()
  const telemetry = await startTelemetry({
    service: content.repository,
    instance: `${hostname()}:${port}`,
    metrics,
    log: site.log(),
  })
  if (telemetry) observeProcess(telemetry.observer)
  return telemetry
}

/** The kind of page at a path: the pattern of its route. */
export function kindsOf({ routes }: Pick<PublishedSite, 'routes'>, isFile: (path: string) => boolean) {
  return (path: string): string => routeAt(routes, path)?.pattern ?? (isFile(path) ? 'file' : 'other')
}
