import type { PrometheusExporter } from '@opentelemetry/exporter-prometheus'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { MetricsAddress } from '../site/site-options.ts'
import { MetricsPortError } from './telemetry-error.ts'

/** A server of metrics. */
interface MetricsServer {
  /** Where they are. */
  url: string
  close: () => void
}

/**
 * Answers `/metrics` at an address of its own, apart from visitors. It keeps no process alive.
 *
 * @throws {MetricsPortError} The port cannot be had.
 */
export async function listenForPrometheus(
  exporter: Pick<PrometheusExporter, 'getMetricsRequestHandler'>,
  { port, host = '127.0.0.1' }: MetricsAddress,
): Promise<MetricsServer> {
  const server = createServer((request, response) => {
    const isAsked = request.url?.split('?', 1)[0] === '/metrics'
    if (isAsked && (request.method === 'GET' || request.method === 'HEAD'))
      exporter.getMetricsRequestHandler(request, response)
    else response.writeHead(404, { 'content-length': 0 }).end()
  })
  server.listen({ port, host }).unref()
  try {
    await once(server, 'listening')
  } catch (cause) {
    throw new MetricsPortError({ host, port, cause })
  }
  const { port: taken } = server.address() as AddressInfo
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${taken}/metrics`,
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}
