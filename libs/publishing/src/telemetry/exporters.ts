import { BatchSpanProcessor, type SpanProcessor } from '@opentelemetry/sdk-trace-base'
import {
  getBooleanFromEnv,
  getNumberFromEnv,
  getStringFromEnv,
  getStringListFromEnv,
} from '@opentelemetry/core'
import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-proto'
import { PrometheusExporter } from '@opentelemetry/exporter-prometheus'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-proto'
import { type IMetricReader, PeriodicExportingMetricReader } from '@opentelemetry/sdk-metrics'
import type { MetricsAddress } from '../site/site-options.ts'
import { TelemetrySettingError } from './telemetry-error.ts'

/** Where metrics and spans of a process go. */
interface Exporters {
  readers: IMetricReader[]
  /** Read by a server of its own. */
  prometheus: { exporter: PrometheusExporter; address: MetricsAddress } | undefined
  spans: SpanProcessor[]
}

const usualPort = 9_464
const usualIntervalMs = 60_000

/**
 * Creates the exporters that the settings and OpenTelemetry's variables of the environment name. The exporters read where
 * to send and with which headers themselves.
 *
 * @throws {TelemetrySettingError} A variable names something that is not here.
 */
export function createExporters(address: MetricsAddress | undefined): Exporters {
  if (getBooleanFromEnv('OTEL_SDK_DISABLED')) return { readers: [], prometheus: undefined, spans: [] }
  const metrics = exportersOf(
    'OTEL_METRICS_EXPORTER',
    ['otlp', 'prometheus'],
    'OTEL_EXPORTER_OTLP_METRICS_ENDPOINT',
  )
  const traces = exportersOf('OTEL_TRACES_EXPORTER', ['otlp'], 'OTEL_EXPORTER_OTLP_TRACES_ENDPOINT')
  for (const signal of ['', 'METRICS_', 'TRACES_']) refuseProtocol(`OTEL_EXPORTER_OTLP_${signal}PROTOCOL`)

  const readers: IMetricReader[] = []
  if (metrics.has('otlp'))
    readers.push(
      new PeriodicExportingMetricReader({
        exporter: new OTLPMetricExporter(),
        exportIntervalMillis: getNumberFromEnv('OTEL_METRIC_EXPORT_INTERVAL') ?? usualIntervalMs,
      }),
    )
  const at = address ?? (metrics.has('prometheus') ? addressOfEnvironment() : undefined)
  const exporter = at && new PrometheusExporter({ preventServerStart: true, withoutScopeInfo: true })
  if (exporter) readers.push(exporter)
  return {
    readers,
    prometheus: at && exporter && { exporter, address: at },
    spans: traces.has('otlp') ? [new BatchSpanProcessor(new OTLPTraceExporter())] : [],
  }
}

/** An endpoint that is set is meant to be used. Without either nothing is sent, where OpenTelemetry would ask this machine. */
function exportersOf(variable: string, known: readonly string[], endpoint: string): ReadonlySet<string> {
  const named = getStringListFromEnv(variable)?.filter((name) => name !== 'none')
  const strange = named?.find((name) => !known.includes(name))
  if (strange !== undefined)
    throw new TelemetrySettingError(variable, strange, `Name ${known.join(' or ')}, none, or leave it out.`)
  if (getStringListFromEnv(variable)) return new Set(named)
  const isMeant = [endpoint, 'OTEL_EXPORTER_OTLP_ENDPOINT'].some(
    (name) => getStringFromEnv(name) !== undefined,
  )
  return new Set(isMeant ? ['otlp'] : [])
}

function refuseProtocol(variable: string): void {
  const protocol = getStringFromEnv(variable)
  if (protocol === undefined || protocol === 'http/protobuf') return
  throw new TelemetrySettingError(
    variable,
    protocol,
    'Name http/protobuf, which every collector takes, or leave it out.',
  )
}

function addressOfEnvironment(): MetricsAddress {
  return {
    port: getNumberFromEnv('OTEL_EXPORTER_PROMETHEUS_PORT') ?? usualPort,
    host: getStringFromEnv('OTEL_EXPORTER_PROMETHEUS_HOST'),
  }
}
