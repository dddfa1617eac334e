/**
 * Metrics and traces of a process, by OpenTelemetry's SDK, which the site installs.
 *
 * @module
 */
export { startTelemetry, type Telemetry, type TelemetryOptions } from './telemetry/start-telemetry.ts'
export type { TelemetrySources } from './telemetry/site-gauges.ts'
export type { MetricsAddress } from './site/site-options.ts'
export type { ProcessObserver } from './observing/observer.ts'
