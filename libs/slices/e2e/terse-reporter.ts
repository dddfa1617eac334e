import type { FullConfig, FullResult, Reporter, Suite, TestCase, TestResult } from '@playwright/test/reporter'
import { isMeant } from './review-page.ts'
import { type DifferingStory, writeReview } from './write-review.ts'

/** Between two lines of progress, in stories. */
const step = 50

/** Says in a few lines what many hundreds of stories came to: Playwright's own have one for each, which hide the rest. */
export default class TerseReporter implements Reporter {
  readonly #write: (line: string) => void
  readonly #meant: readonly string[]
  readonly #review: (differing: readonly DifferingStory[], broken: readonly string[]) => string | undefined
  readonly #otherwise: DifferingStory[] = []
  readonly #broken: string[] = []
  #all = 0
  #done = 0

  constructor({
    write = (line) => void process.stdout.write(`${line}\n`),
    meant = (process.env['VISUAL_MEANT'] ?? '').split(',').filter(Boolean),
    review = writeReview,
  }: {
    write?: (line: string) => void
    /** Parts of ids that a commit says look otherwise: nothing fails for these. */
    meant?: readonly string[]
    /** Writes the page to look at what differs. Returns where it is; `undefined` where nothing is compared. */
    review?: (differing: readonly DifferingStory[], broken: readonly string[]) => string | undefined
  } = {}) {
    this.#write = write
    this.#meant = meant
    this.#review = review
  }

  onBegin(_config: Pick<FullConfig, 'workers'>, suite: Pick<Suite, 'allTests'>): void {
    this.#all = suite.allTests().length
  }

  onTestEnd(
    { title }: Pick<TestCase, 'title'>,
    { status, errors, attachments }: Pick<TestResult, 'status' | 'errors' | 'attachments'>,
  ): void {
    if (++this.#done % step === 0) this.#write(`  ${this.#done} of ${this.#all} stories`)
    if (status === 'passed' || status === 'skipped') return
    const [message = ''] = errors.map((error) => error.message ?? '')
    if (message.includes('toHaveScreenshot')) this.#otherwise.push({ story: title, attachments })
    else this.#broken.push(`${title}: ${message.split('\n', 1)[0]}`)
  }

  onEnd({ status }: Pick<FullResult, 'status'>): Promise<Pick<FullResult, 'status'>> {
    const meant = this.#otherwise.filter(({ story }) => isMeant(story, this.#meant))
    const open = this.#otherwise.filter((each) => !meant.includes(each))
    if (this.#all === 0) this.#write('  No story is called that.')
    else if (status === 'passed') this.#write(`  ${this.#all} stories, and nothing to say of them.`)
    for (const { story } of open) this.#write(`  looks otherwise: ${story}`)
    if (meant.length > 0) this.#write(`  ${meant.length} look otherwise, as a commit says.`)
    for (const line of this.#broken) this.#write(`  could not be shown: ${line}`)
    const page = this.#review(this.#otherwise, this.#broken)
    if (page !== undefined && status !== 'passed') this.#write(`  Before, after and overlay: ${page}`)
    const isMeantWhole = status === 'failed' && open.length + this.#broken.length === 0
    return Promise.resolve({ status: isMeantWhole ? 'passed' : status })
  }

  /** What Playwright would else write besides. */
  printsToStdio(): boolean {
    return true
  }
}
