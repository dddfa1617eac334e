export { default, generateMetadata } from '../not-found.tsx'

/** The same interval as the not-found page. Seconds. */
export const revalidate = 300
