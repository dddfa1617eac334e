/** The rulebook for editors. The content service loads it by its path (`CONTENT_RULES`) and asks before a publish. @module */
import { createFindings } from '@house-edge/reviews/rules'
import { ruledSite } from './ruled-site.ts'

export const findingsOf = createFindings(ruledSite)
