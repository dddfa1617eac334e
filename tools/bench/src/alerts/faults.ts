import { execFileSync, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { emptied, silently, slowly, withStatus } from './lines.ts'
import type { AlertStack } from './stack.ts'

/** A fault, and which alerts it raises. */
export interface Fault {
  name: string
  raises: readonly string[]
  mayRaise?: readonly string[]
  /** How many readings it lasts. @default 36 */
  readings?: number
  /** Makes it. @returns Mends it. */
  make: (stack: AlertStack) => Promise<() => unknown>
}

/** Does something again and again. @returns Ends it. */
function again(everyMs: number, work: (count: number) => unknown): () => void {
  let count = 0
  const timer = setInterval(() => void Promise.resolve(work((count += 1))).catch(() => {}), everyMs)
  return () => clearInterval(timer)
}

/** Somebody with an address and an account of their own for each attempt, unless they are said to be one. */
function submit(origin: string, path: string, fields: Record<string, string>, who: number): Promise<unknown> {
  const digest = createHash('sha256').update(String(who)).digest()
  return fetch(origin + path, {
    method: 'POST',
    redirect: 'manual',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'sec-fetch-site': 'same-origin',
      'x-forwarded-for': `203.0.${digest[0]}.${digest[1]}`,
      cookie: 'theme=dark',
    },
    body: new URLSearchParams(fields),
  }).then((response) => response.text())
}

const signIn = (origin: string, who: number): Promise<unknown> =>
  submit(
    origin,
    '/api/auth/sign-in',
    { email: `nobody-${who}@example.com`, password: 'not the password' },
    who,
  )

export const faults: readonly Fault[] = [
  {
    name: 'quiet hours',
    raises: [],
    readings: 60,
    make: async ({ publish }) => again(15_000, (count) => publish((count % 2) as 0 | 1)),
  },
  {
    name: 'the content service is slow',
    raises: ['ContentSlow'],
    mayRaise: ['PublishSlow'],
    make: async ({ content }) => {
      content.fault = slowly(1_700)
      return () => (content.fault = undefined)
    },
  },
  {
    name: 'the content service is away',
    raises: ['ContentFailing', 'ContentOld'],
    mayRaise: ['ErrorsLogged', 'ContentSlow'],
    readings: 50,
    make: async ({ content }) => {
      content.fault = withStatus(503)
      return () => (content.fault = undefined)
    },
  },
  {
    name: 'the content service refuses the token',
    raises: ['ContentRefused'],
    mayRaise: ['ContentFailing', 'ContentOld'],
    make: async ({ content }) => {
      content.fault = withStatus(401)
      return () => (content.fault = undefined)
    },
  },
  {
    name: 'all documents vanish',
    raises: ['DocumentsVanished'],
    mayRaise: ['PublishSlow', 'PublishUnconfirmed', 'ContentFailing', 'PagesNotRendered'],
    make: async ({ content, publish }) => {
      content.fault = emptied
      await publish(0)
      return async () => {
        content.fault = undefined
        await publish(0)
      }
    },
  },
  {
    name: 'a publish that the content service does not hand out',
    raises: ['PublishSlow'],
    mayRaise: [
      'ContentSlow',
      'ContentFailing',
      'ContentOld',
      'PublishUnconfirmed',
      'VisitorsHeld',
      'PagesNotRendered',
    ],
    readings: 50,
    make: async ({ content, publish }) => {
      content.fault = silently
      void publish(0)
      await pause(45_000)
      content.fault = undefined
      return () => {}
    },
  },
  {
    name: 'the backend is away',
    raises: ['BackendFailing'],
    mayRaise: ['PagesFailing', 'ErrorsLogged', 'MailNotSent'],
    make: async ({ backend, origins }) => {
      backend.fault = withStatus(503)
      const stop = again(1_000, (count) => signIn(origins[0], count))
      return () => {
        stop()
        backend.fault = undefined
      }
    },
  },
  {
    name: 'the backend is slow',
    raises: ['BackendSlow'],
    make: async ({ backend, origins }) => {
      backend.fault = slowly(1_700)
      const stop = again(1_000, (count) => signIn(origins[0], 10_000 + count))
      return () => {
        stop()
        backend.fault = undefined
      }
    },
  },
  {
    name: 'no mail is sent',
    raises: ['MailNotSent'],
    mayRaise: ['BackendFailing', 'ErrorsLogged'],
    make: async ({ backend, origins }) => {
      backend.fault = withStatus(500, /\/auth\/v1\/(?:recover|otp|resend)/)
      const stop = again(1_500, (count) =>
        submit(
          origins[0],
          '/api/auth/forgotten-password',
          { email: `reader-${count}@example.com` },
          20_000 + count,
        ),
      )
      return () => {
        stop()
        backend.fault = undefined
      }
    },
  },
  {
    name: 'a password is guessed',
    raises: ['SignInsGuessed'],
    // Passwords take it long to compare.
    mayRaise: ['BackendSlow'],
    make: async ({ origins }) => again(300, () => signIn(origins[0], 1)),
  },
  {
    name: 'the webhook is called by a stranger',
    raises: ['WebhookRefused'],
    make: async ({ origins }) =>
      again(1_000, () =>
        fetch(`${origins[0]}/api/revalidate`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ type: 'api-update', secret: 'not the secret of this site' }),
        }).then((response) => response.text()),
      ),
  },
  {
    name: 'Redis is gone',
    raises: ['RedisGone'],
    mayRaise: ['ProcessesApart', 'PublishUnconfirmed', 'VisitorsHeld'],
    make: async ({ redis }) => {
      await redis.stop()
      return redis.start
    },
  },
  {
    name: 'a process is stopped',
    raises: ['SiteDown', 'ProcessesApart', 'PublishUnconfirmed'],
    mayRaise: ['VisitorsHeld'],
    make: async ({ pid, publish }) => {
      process.kill(pid(1), 'SIGSTOP')
      await pause(6_000)
      void publish(0)
      return () => process.kill(pid(1), 'SIGCONT')
    },
  },
  {
    name: 'the cache in front is away',
    raises: ['EdgeNotTold', 'PublishUnconfirmed'],
    make: async ({ edge, publish }) => {
      edge.fault = withStatus(503)
      await publish(0)
      return async () => {
        edge.fault = undefined
        await publish(0)
      }
    },
  },
  {
    name: 'heads that are too long',
    raises: ['LimitsReached'],
    make: async ({ origins }) =>
      again(300, () =>
        fetch(origins[0], { headers: { 'x-long': 'a'.repeat(20_000) } }).then((response) => response.text()),
      ),
  },
  {
    name: 'descriptors run short',
    raises: ['DescriptorsShort'],
    // The connections say nothing, and are told so.
    mayRaise: ['LimitsReached'],
    make: async ({ pid, origins }) => {
      const limits = ['--pid', String(pid(0))]
      execFileSync('prlimit', [...limits, '--nofile=120:20000'])
      const { hostname, port } = new URL(origins[0])
      const sockets = Array.from({ length: 60 }, () => connect(Number(port), hostname).on('error', () => {}))
      return () => {
        for (const socket of sockets) socket.destroy()
        execFileSync('prlimit', [...limits, '--nofile=20000:20000'])
      }
    },
  },
  {
    name: 'the processor is short',
    raises: ['ProcessorShort'],
    mayRaise: [
      'LimitsReached',
      'PagesFailing',
      'VisitorsHeld',
      'SiteDown',
      'ProcessesApart',
      'ContentSlow',
      'BackendSlow',
    ],
    readings: 50,
    make: async ({ origins }) => {
      const over = new AbortController()
      const ask = async (who: number): Promise<void> => {
        for (let count = 0; !over.signal.aborted; count += 1)
          await fetch(`${origins[0]}/search?q=${who}x${count}`)
            .then((response) => response.text())
            .catch(() => pause(100))
      }
      for (let who = 0; who < 3; who += 1) void ask(who)
      return () => over.abort()
    },
  },
  {
    name: 'the disk is full',
    raises: ['DiskFilling', 'StateNotSaved'],
    mayRaise: ['ErrorsLogged'],
    make: async ({ end, restart, stateOf, publish }) => {
      await end(1)
      const folder = stateOf(1)
      mkdirSync(folder, { recursive: true })
      execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=64m', 'tmpfs', folder])
      await restart(1)
      await pause(5_000)
      const filler = join(folder, 'filler')
      // More than the disk has: what fits is written.
      spawnSync('dd', ['if=/dev/zero', `of=${filler}`, 'bs=64k', 'count=2000', 'status=none'], {
        stdio: 'ignore',
      })
      await publish(1)
      return async () => {
        rmSync(filler)
        await end(1)
        execFileSync('umount', [folder])
        await restart(1)
      }
    },
  },
  {
    name: 'a process is killed again and again',
    raises: ['SiteRestarting'],
    mayRaise: [
      'SiteDown',
      'SiteNotReady',
      'PagesFailing',
      'ProcessesApart',
      'PublishUnconfirmed',
      'VisitorsHeld',
    ],
    readings: 40,
    make: async ({ kill, restart }) => {
      for (let time = 0; time < 4; time += 1) {
        kill(1)
        await pause(500)
        await restart(1)
        await pause(4_000)
      }
      return () => {}
    },
  },
  {
    name: 'a process starts without the content service and without anything saved',
    raises: ['SiteNotReady'],
    mayRaise: [
      'PagesFailing',
      'ContentFailing',
      'ContentOld',
      'ContentSlow',
      'ProcessesApart',
      'SiteDown',
      'ErrorsLogged',
      'VisitorsHeld',
      'PublishUnconfirmed',
      'RedisGone',
      'StateNotSaved',
    ],
    readings: 40,
    make: async ({ content, redis, end, restart, stateOf }) => {
      content.fault = withStatus(503)
      // It has a copy of the content, too.
      await redis.stop()
      await end(1)
      rmSync(stateOf(1), { recursive: true, force: true })
      await restart(1, false)
      return async () => {
        content.fault = undefined
        await redis.start()
      }
    },
  },
]
