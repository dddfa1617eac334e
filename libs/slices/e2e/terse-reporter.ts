import type { FullConfig, FullResult, Reporter, Suite, TestCase, TestResult } from '@playwright/test/reporter'

/** Between two lines of progress, in stories. */
const step = 100

/** Says in a few lines what many hundreds of stories came to: Playwright's own have one for each, which hide the rest. */
export default class TerseReporter implements Reporter {
  readonly #write: (line: string) => void
  readonly #otherwise: string[] = []
  readonly #broken: string[] = []
  #all = 0
  #done = 0

  constructor({
    write = (line) => void process.stdout.write(`${line}\n`),
  }: { write?: (line: string) => void } = {}) {
    this.#write = write
  }

  onBegin(_config: Pick<FullConfig, 'workers'>, suite: Pick<Suite, 'allTests'>): void {
    this.#all = suite.allTests().length
  }

  onTestEnd(
    { title }: Pick<TestCase, 'title'>,
    { status, errors }: Pick<TestResult, 'status' | 'errors'>,
  ): void {
    if (++this.#done % step === 0) this.#write(`  ${this.#done} of ${this.#all} stories`)
    if (status === 'passed' || status === 'skipped') return
    const [message = ''] = errors.map((error) => error.message ?? '')
    if (message.includes('toHaveScreenshot')) this.#otherwise.push(title)
    else this.#broken.push(`${title}: ${message.split('\n', 1)[0]}`)
  }

  onEnd({ status }: Pick<FullResult, 'status'>): void {
    if (this.#all === 0) this.#write('  No story is called that.')
    else if (status === 'passed') this.#write(`  ${this.#all} stories, and nothing to say of them.`)
    for (const title of this.#otherwise) this.#write(`  looks otherwise: ${title}`)
    for (const line of this.#broken) this.#write(`  could not be shown: ${line}`)
  }

  /** What Playwright would else write besides. */
  printsToStdio(): boolean {
    return true
  }
}
