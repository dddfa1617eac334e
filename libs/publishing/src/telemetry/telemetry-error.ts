import { errorPage } from '@house-edge/paths'

/** A variable of OpenTelemetry names something that is not here. */
export class TelemetrySettingError extends Error {
  override readonly name = 'TelemetrySettingError'
  readonly code = 'publishing/telemetry-setting'
  /** The page about it. */
  readonly docs: string = errorPage(this.code)

  constructor(variable: string, value: string, advice: string) {
    super(`${variable} is "${value}", which this site does not know, so nothing would be sent. ${advice}`)
  }
}

/** The port of the metrics cannot be had. */
export class MetricsPortError extends Error {
  override readonly name = 'MetricsPortError'
  readonly code = 'publishing/metrics-port'
  /** The page about it. */
  readonly docs: string = errorPage(this.code)

  constructor({ host, port, cause }: { host: string; port: number; cause: unknown }) {
    super(
      `The metrics cannot be had at ${host}:${port}: ${(cause as Error).message}. Nobody would hear of a failure, so nothing is started. ` +
        'Give each process of a machine a SITE_METRICS_PORT of its own.',
      { cause },
    )
  }
}
