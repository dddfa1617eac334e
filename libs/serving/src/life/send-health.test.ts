import type { ServerResponse } from 'node:http'
import { describe, expect, it } from 'vitest'
import { sendHealth } from './send-health.ts'
import type { Stage } from './server-stage.ts'

const paths = { live: '/api/health', ready: '/api/ready' }

function ask(path: string, stage: Stage) {
  const sent = { isAnswered: false, status: 0, headers: {} as Record<string, string>, body: '' }
  const response = {
    writeHead: (status: number, headers: Record<string, string>) => Object.assign(sent, { status, headers }),
    end: (body: string) => Object.assign(sent, { body }),
  }
  sent.isAnswered = sendHealth(path, response as unknown as ServerResponse, paths, stage)
  return sent
}

describe('sendHealth', () => {
  it('says that the process answers, at every stage', () => {
    expect(ask('/api/health', 'ending')).toMatchObject({ status: 200, body: '{"status":"ok"}' })
  })

  it('sends visitors here once it is ready', () => {
    expect(ask('/api/ready', 'ready')).toMatchObject({ status: 200, body: '{"status":"ready"}' })
  })

  it('sends visitors elsewhere, and says when to ask again', () => {
    const { status, headers } = ask('/api/ready', 'ending')
    expect(status).toBe(503)
    expect(headers).toMatchObject({ 'retry-after': '1', 'cache-control': 'no-store' })
  })

  it('answers no other path', () => {
    expect(ask('/api/health/', 'ready')).toMatchObject({ isAnswered: false, status: 0 })
  })
})
