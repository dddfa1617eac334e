import { context, diag, DiagLogLevel, metrics, propagation, trace } from '@opentelemetry/api'
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks'
import { getStringFromEnv, W3CTraceContextPropagator } from '@opentelemetry/core'
import {
  defaultResource,
  detectResources,
  envDetector,
  resourceFromAttributes,
} from '@opentelemetry/resources'
import { MeterProvider } from '@opentelemetry/sdk-metrics'
import { BasicTracerProvider } from '@opentelemetry/sdk-trace-base'
import type { Log } from '@house-edge/serving/log'
import type { ProcessObserver } from '../observing/observer.ts'
import type { MetricsAddress } from '../site/site-options.ts'
import { createExporters } from './exporters.ts'
import { listenForPrometheus } from './listen-for-prometheus.ts'
import { createObserver } from './observe-process.ts'
import { observeMachine } from './process-gauges.ts'
import { observeSite, type TelemetrySources } from './site-gauges.ts'

/** How a process names itself, and where its metrics are. */
export interface TelemetryOptions {
  /** `service.name`, unless `OTEL_SERVICE_NAME` says otherwise. */
  service: string
  /** `service.instance.id`: which of the processes of a site it is. */
  instance: string
  /** For Prometheus. Default: what OpenTelemetry's variables say. */
  metrics?: MetricsAddress | undefined
  log: Pick<Log, 'info' | 'warn'>
}

/** The telemetry of a process. */
export interface Telemetry {
  observer: ProcessObserver
  /** Has the parts of a process observed. Called once. */
  watch: (sources: TelemetrySources) => void
  /** Where Prometheus finds the metrics. `undefined`: nowhere. */
  url: string | undefined
  /** Sends what is left. */
  stop: () => Promise<void>
}

const scope = '@house-edge/publishing'
const stopsWithinMs = 2_000

/**
 * Starts OpenTelemetry's SDK, as the settings and the variables `OTEL_*` say.
 *
 * @returns `undefined`: nothing is wanted.
 * @throws {TelemetrySettingError} A variable names something that is not here.
 * @throws {MetricsPortError} The port cannot be had.
 */
export async function startTelemetry(options: TelemetryOptions): Promise<Telemetry | undefined> {
  const { service, instance, log } = options
  const { readers, prometheus, spans } = createExporters(options.metrics)
  if (readers.length === 0 && spans.length === 0) return undefined
  const warn = (message: string): void => log.warn('telemetry', { message })
  diag.setLogger({ error: warn, warn, info: () => {}, debug: () => {}, verbose: () => {} }, DiagLogLevel.WARN)

  const resource = defaultResource()
    .merge(
      resourceFromAttributes({
        'service.name': getStringFromEnv('OTEL_SERVICE_NAME') ?? service,
        'service.instance.id': instance,
      }),
    )
    .merge(detectResources({ detectors: [envDetector] }))
  const meters = new MeterProvider({ resource, readers })
  metrics.setGlobalMeterProvider(meters)
  const tracers = spans.length > 0 ? new BasicTracerProvider({ resource, spanProcessors: spans }) : undefined
  if (tracers) {
    context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable())
    propagation.setGlobalPropagator(new W3CTraceContextPropagator())
    trace.setGlobalTracerProvider(tracers)
  }
  const meter = meters.getMeter(scope)
  const server = prometheus && (await listenForPrometheus(prometheus.exporter, prometheus.address))
  if (server) log.info('metrics', { url: server.url })
  let endMachine = (): void => {}

  return {
    observer: createObserver(meter, tracers?.getTracer(scope), () => performance.now()),
    watch: (sources) => {
      observeSite(meter, sources, Date.now)
      endMachine = observeMachine(meter, sources.stateFolder)
    },
    url: server?.url,
    stop: async () => {
      endMachine()
      server?.close()
      const ended = Promise.allSettled([meters.shutdown(), tracers?.shutdown()])
      // A collector that is away keeps no process from ending.
      const late = new Promise((resolve) => setTimeout(resolve, stopsWithinMs).unref())
      await Promise.race([ended, late])
    },
  }
}
