import type { Asking } from './ask.ts'
import { checkBackend, type NeededAtBackend } from './check-backend.ts'
import { checkContent } from './check-content.ts'
import { checkClock, checkMachine, type Machine } from './check-machine.ts'
import { checkMail } from './check-mail.ts'
import { checkEdge, checkRedis, type Engine } from './check-shared.ts'
import { checkSite, type SiteOutside } from './check-site.ts'
import { type Finding, findingsOf } from './finding.ts'
import type { ReadEnvironment } from '../environment/check-environment.ts'

/** Everything that an examination looks at and asks with. */
export interface Surroundings extends Asking, SiteOutside {
  environment: ReadEnvironment
  machine: Machine
  connect: (url: string) => Promise<Engine>
  needed: NeededAtBackend & { types: readonly string[] }
  /** Where a message is to be sent. */
  mailTo: string | undefined
}

/** Asks everything that the site needs, from where it runs. What depends on a wrong variable is skipped. */
export async function examine(around: Surroundings): Promise<Finding[]> {
  const { machine, connect, needed, now, mailTo } = around
  const { faults, site, content, backend } = around.environment
  const environment = findingsOf('environment')
  const askedContent = content && (await checkContent(around, content, needed.types))
  const askedBackend = backend && (await checkBackend(around, backend, needed))
  const skews = [askedContent?.skewMs, askedBackend?.skewMs].filter((skew) => skew !== undefined)
  const skip = (about: string) => findingsOf(about).skipped('Its variables are wrong.')
  return [
    ...(faults.length > 0
      ? faults.map((fault) => environment.wrong(fault, '.env.example describes each variable.'))
      : [environment.right('All variables are as they should be.')]),
    ...(await checkMachine(machine, site)),
    ...(askedContent?.findings ?? [skip('content service')]),
    ...(askedBackend?.findings ?? [skip('backend')]),
    backend && askedBackend?.findings.every(({ state }) => state !== 'wrong')
      ? await checkMail(around, backend, mailTo)
      : findingsOf('mail').skipped('Not tried, because the backend is not right.'),
    checkClock(skews),
    site ? await checkRedis(site, connect, now) : skip('Redis'),
    site ? await checkEdge(around, site) : skip('edge'),
    ...(site ? await checkSite(around, site, content) : [skip('process')]),
  ]
}
