import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Deployment } from 'kubernetes-models/apps/v1'
import { Ingress } from 'kubernetes-models/networking.k8s.io/v1'
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1'
import { ConfigMap, Service } from 'kubernetes-models/v1'
import { afterAll, describe, expect, it } from 'vitest'
import { parse, parseAllDocuments } from 'yaml'

const root = join(import.meta.dirname, '../../../..')
const read = (path: string) => readFileSync(join(root, 'deploy', path), 'utf8')
const place = mkdtempSync(join(tmpdir(), 'deploy-'))
afterAll(() => rmSync(place, { recursive: true }))

const described = new Set(
  Array.from(
    readFileSync(join(root, '.env.example'), 'utf8').matchAll(/^# ([A-Z_]+)=/gm),
    ([, name]) => name,
  ),
)
const isThere = (program: string) => spawnSync(program, ['--version'], { stdio: 'ignore' }).status === 0

describe('kubernetes/site.yml', () => {
  const kinds = { ConfigMap, Deployment, Ingress, PodDisruptionBudget, Service }
  const objects = parseAllDocuments(read('kubernetes/site.yml')).map(
    (document) => document.toJSON() as { kind: keyof typeof kinds; data?: Record<string, string> },
  )

  it('is what the schemas of Kubernetes describe', () => {
    expect(new Set(objects.map(({ kind }) => kind))).toEqual(new Set(Object.keys(kinds)))
    const faults = objects.flatMap((object) => {
      const made: { validate: () => void } = new kinds[object.kind](object)
      try {
        made.validate()
        return []
      } catch (error) {
        return [`${object.kind}: ${String(error)}`]
      }
    })
    expect(faults).toEqual([])
  })

  it('sets variables that the site reads', () => {
    const set = Object.keys(objects.find(({ kind }) => kind === 'ConfigMap')?.data ?? {})
    expect(set.filter((name) => !described.has(name))).toEqual([])
  })

  it('never takes a process away before another is useful', () => {
    const { spec } = objects.find(({ kind }) => kind === 'Deployment') as never as {
      spec: {
        strategy: { rollingUpdate: object }
        template: { spec: { containers: { livenessProbe: object; readinessProbe: object }[] } }
      }
    }
    expect(spec.strategy.rollingUpdate).toEqual({ maxSurge: 1, maxUnavailable: 0 })
    const [container] = spec.template.spec.containers
    expect(container?.readinessProbe).toMatchObject({ httpGet: { path: '/api/ready' } })
    // One that asks whether it is ready would kill all processes while the content service is away.
    expect(container?.livenessProbe).toMatchObject({ httpGet: { path: '/api/health' } })
  })
})

describe('compose/compose.yml', () => {
  const { services } = parse(read('compose/compose.yml'), { merge: true }) as {
    services: Record<string, { environment?: Record<string, string>; read_only?: boolean; user?: string }>
  }

  it('runs two processes with names of their own, and everything read-only', () => {
    const ports = ['site-1', 'site-2'].map((name) => services[name]?.environment?.['PORT'] ?? '3000')
    expect(new Set(ports).size).toBe(2)
    expect(Object.values(services).map((service) => service.read_only)).not.toContain(undefined)
  })

  it('sets variables that the site reads', () => {
    const example = Array.from(read('compose/site.env.example').matchAll(/^([A-Z_]+)=/gm), ([, name]) => name)
    const set = [...example, ...Object.keys(services['site-2']?.environment ?? {})]
    expect(set.filter((name) => !described.has(name))).toEqual([])
  })
})

describe('systemd/site@.service', () => {
  it.skipIf(!isThere('systemd-analyze'))('has no option that systemd does not know', () => {
    const unit = join(root, 'deploy/systemd/site@.service')
    const { stderr } = spawnSync('systemd-analyze', ['verify', '--man=no', unit], { encoding: 'utf8' })
    // What came with 254 may be ignored, as the unit says.
    const faults = stderr
      .split('\n')
      .filter((line) => line.includes(unit) && !/Restart(?:Steps|MaxDelaySec)/.test(line))
    expect(faults).toEqual([])
  })

  it('does not start again what a wrong environment has ended', () => {
    expect(read('systemd/site@.service')).toMatch(/^RestartPreventExitStatus=78$/m)
  })
})

describe('nginx/configure.mjs', () => {
  const configure = (...args: string[]) =>
    spawnSync(process.execPath, [join(root, 'deploy/nginx/configure.mjs'), ...args], { encoding: 'utf8' })

  it.skipIf(spawnSync('nginx', ['-v'], { stdio: 'ignore' }).status !== 0)('writes what nginx takes', () => {
    const tls = join(place, 'tls')
    mkdirSync(tls)
    const options = [
      '-x509',
      '-nodes',
      '-newkey',
      'ec',
      '-pkeyopt',
      'ec_paramgen_curve:prime256v1',
      '-subj',
      '/CN=site.example',
    ]
    spawnSync('openssl', [
      'req',
      ...options,
      '-keyout',
      join(tls, 'key.pem'),
      '-out',
      join(tls, 'certificate.pem'),
    ])
    const { stdout } = configure(
      '10.0.0.1:3000',
      '10.0.0.2:3001',
      '--tls',
      tls,
      '--pid',
      join(place, 'nginx.pid'),
    )
    expect(stdout.match(/server 10\.0\.0\.[12]:300[01]/g)).toHaveLength(4)
    writeFileSync(join(place, 'nginx.conf'), stdout)
    const tried = spawnSync('nginx', ['-t', '-p', place, '-c', join(place, 'nginx.conf')], {
      encoding: 'utf8',
    })
    expect(tried.stderr).toContain('test is successful')
  })

  it('refuses names, for which nginx asks once', () => {
    expect(configure('site-1:3000', 'site-2:3001').status).toBe(78)
  })
})
