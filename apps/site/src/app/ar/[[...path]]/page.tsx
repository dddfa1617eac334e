import { languagePage } from '../../(languages)/language-page.tsx'

/** Pages are dropped when something is published; this interval covers lost webhooks. Seconds. */
export const revalidate = 300

export const generateStaticParams = () => []

const page = languagePage('ar-ae')
export const { generateMetadata } = page
export default page.Page
