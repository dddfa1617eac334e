import { errorPage } from '@house-edge/paths'
import type { SiteSettings } from './site-options.ts'

/** A setting of the site cannot be what it is. */
export class InvalidSettingError extends Error {
  override readonly name = 'InvalidSettingError'
  readonly code = 'publishing/invalid-setting'
  /** The page about it. */
  readonly docs: string = errorPage(this.code)

  constructor(setting: keyof SiteSettings | 'content.repository', value: string | number, advice: string) {
    super(
      `The setting "${setting}" of the site is "${value}". Links, redirects and sessions depend on it, so nothing is started. ${advice}`,
    )
  }
}
