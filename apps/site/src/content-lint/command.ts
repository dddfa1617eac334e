/** `npm run content:lint`: checks a whole repository against its models and the rules of this site. @module */
import { runContentLint } from '@house-edge/reviews/content-lint'
import { ruledSite } from '../rules/ruled-site.ts'

process.exitCode = await runContentLint(
  process.argv.slice(2),
  (text) => process.stdout.write(`${text}\n`),
  ruledSite,
)
