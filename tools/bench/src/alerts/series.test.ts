import { describe, expect, it } from 'vitest'
import { addReading, metricsIn, written } from './series.ts'

const metrics = new Set(['house_edge_ready', 'house_edge_requests_total'])

describe('addReading', () => {
  it('keeps what rules name, by process, and says who did not answer', () => {
    const all = new Map<string, (string | undefined)[]>()
    const requests = 'house_edge_requests_total{http_route="/"}'
    for (const [at, text] of [
      `house_edge_ready 1\n${requests} 1`,
      undefined,
      `house_edge_ready 1\n${requests} 2.5`,
    ].entries())
      addReading(all, { at, instance: 'site-1', text: text && `# TYPE x gauge\nother 5\n${text}`, metrics })
    expect(written(all, 4)).toEqual({
      'house_edge_ready{job="house-edge",instance="site-1"}': '1 _x1 1 _x1',
      'house_edge_requests_total{http_route="/",job="house-edge",instance="site-1"}': '1 _x1 2.5 _x1',
      'up{job="house-edge",instance="site-1"}': '1 0 1 _x1',
    })
  })
})

describe('metricsIn', () => {
  it('finds the metrics of rules', () => {
    expect([...metricsIn('expr: house_edge_ready == 0 and rate(process_cpu_time_total[5m])')]).toEqual([
      'house_edge_ready',
      'process_cpu_time_total',
    ])
  })
})
