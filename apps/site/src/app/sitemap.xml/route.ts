import { answerSitemap } from '../../metadata/answer-sitemap.ts'

/** Written anew with each request: it lists what is published, and asks nobody but the store. */
export const dynamic = 'force-dynamic'

/** Every page there is, at `/sitemap.xml`; an index where one file cannot name them all. */
export const GET = () => answerSitemap()
