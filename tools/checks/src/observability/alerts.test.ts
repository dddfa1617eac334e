/** Alerts, by the series that a site has shown while it was broken, and their pages. */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '../../../..')
const folder = join(root, 'deploy/observability')
const rules = join(folder, 'prometheus/alerts.yml')
const text = readFileSync(rules, 'utf8')
const alerts = Array.from(text.matchAll(/- alert: (\w+)/g), ([, name = '']) => name)
const hasPromtool = spawnSync('promtool', ['--version'], { stdio: 'ignore' }).status === 0

interface Recording {
  fault: string
  raises: string[]
  mayRaise: string[]
  source: 'recorded' | 'written'
  readings: number
  series: Record<string, string>
}

const recordings = readdirSync(join(folder, 'recorded')).map(
  (name) => JSON.parse(readFileSync(join(folder, 'recorded', name), 'utf8')) as Recording,
)

const intervalSeconds = 15

let place: string
beforeAll(() => void (place = mkdtempSync(join(tmpdir(), 'alerts-'))))
afterAll(() => rmSync(place, { recursive: true }))

/** Which of the alerts fire at some time of a recording. @returns What promtool says; empty when they are those. */
function judge({ fault, raises, mayRaise, readings, series }: Recording): string {
  const others = mayRaise.join('|')
  const test = {
    rule_files: [rules],
    evaluation_interval: '15s',
    tests: [
      {
        interval: '15s',
        input_series: Object.entries(series).map(([name, values]) => ({ series: name, values })),
        promql_expr_test: [
          {
            expr: `group by (alertname) (max_over_time(ALERTS{alertstate="firing",alertname!~"${others}"}[6h]))`,
            eval_time: `${readings * intervalSeconds}s`,
            exp_samples: raises.map((name) => ({ labels: `{alertname="${name}"}`, value: 1 })),
          },
        ],
      },
    ],
  }
  const file = join(place, `${fault.replaceAll(/\W+/g, '-')}.yml`)
  // JSON is YAML.
  writeFileSync(file, JSON.stringify(test))
  const { stdout, stderr, status } = spawnSync('promtool', ['test', 'rules', file], { encoding: 'utf8' })
  return status === 0 ? '' : `${stdout}${stderr}`
}

describe.skipIf(!hasPromtool)('alerts.yml', () => {
  it('is understood by Prometheus', () => {
    const { status, stdout } = spawnSync('promtool', ['check', 'rules', rules], { encoding: 'utf8' })
    expect({ status, stdout }).toMatchObject({
      status: 0,
      stdout: expect.stringContaining(`${alerts.length} rules`),
    })
  })

  it.each(recordings.map((recording) => [recording.fault, recording] as const))(
    'says what is to be said of this: %s',
    (_fault, recording) => {
      expect(judge(recording)).toBe('')
    },
  )
})

describe('docs/operate/runbooks', () => {
  const pages = readdirSync(join(root, 'docs/operate/runbooks'))
  const fileOf = (alert: string): string =>
    `${alert.replaceAll(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase()}.md`

  it('has a page for each alert, and none for another', () => {
    expect(pages.toSorted()).toEqual(alerts.map(fileOf).toSorted())
    for (const alert of alerts) expect(text).toContain(`runbook: docs/operate/runbooks/${fileOf(alert)}\n`)
  })

  it.each(pages)('says in %s what it means, what visitors see, what to do, and when it is over', (page) => {
    const written = readFileSync(join(root, 'docs/operate/runbooks', page), 'utf8')
    const headings = Array.from(written.matchAll(/^#+ (.+)$/gm), ([, heading]) => heading)
    expect(headings).toEqual([
      alerts.find((alert) => fileOf(alert) === page),
      'What it means',
      'What visitors see',
      'What to do',
      'How to know it is over',
    ])
  })

  it('has every alert raised by a recording or a written one', () => {
    const raised = new Set(recordings.flatMap(({ raises }) => raises))
    expect(alerts.filter((alert) => !raised.has(alert))).toEqual([])
  })

  it('names panels that the dashboard has', () => {
    const dashboard = JSON.parse(readFileSync(join(folder, 'grafana/house-edge.json'), 'utf8')) as {
      panels: { title: string }[]
    }
    const titles = new Set(dashboard.panels.map(({ title }) => title))
    const named = pages.flatMap((page) =>
      Array.from(
        readFileSync(join(root, 'docs/operate/runbooks', page), 'utf8').matchAll(
          /(?<!\*)\*([A-Z][\w ,-]+)\*(?!\*)/g,
        ),
        ([, title = '']) => title,
      ),
    )
    expect(named.length).toBeGreaterThan(20)
    expect(named.filter((title) => !titles.has(title))).toEqual([])
  })
})
