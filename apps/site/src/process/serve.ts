import { requireEnvironment } from '@house-edge/operating/environment'
import { createAnonymousUploads } from '@house-edge/account/cookies'
import { serve as servePublished } from '@house-edge/publishing/server'
import { backendConfig, siteConfig } from '../config.ts'
import { languageOfTag, originalLanguage } from '../language.ts'
import { pathIn, routes } from '../routes.ts'
import { site } from '../site.ts'
import { requestLimits, takesFiles } from './request-limits.ts'

/**
 * The process that listens.
 *
 * @param folder Of the site. Not found by this file's own place, because it is also bundled into the build.
 */
export async function serve(folder: string): Promise<void> {
  requireEnvironment()
  await servePublished(site, folder, {
    limits: requestLimits,
    questions: () => import('./questions.ts'),
    telemetry: () => import('@house-edge/publishing/telemetry'),
    answerBeforeBody: createAnonymousUploads({
      takesFiles,
      signInPath: (tag) => {
        const lang = languageOfTag(tag) ?? originalLanguage
        return lang === originalLanguage ? backendConfig().AUTH_SIGN_IN_PATH : pathIn(lang, routes.login)
      },
      isSecure: siteConfig().SITE_ORIGIN.startsWith('https:'),
    }),
  })
}
