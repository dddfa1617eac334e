import { writeRobots } from '@house-edge/publishing'
import { siteConfig } from '../config.ts'
import { routes } from '../routes.ts'

/** What crawlers may visit. */
export function robots(): string {
  return writeRobots({ routes, origin: siteConfig().SITE_ORIGIN, closed: ['/api/', '/go/'] })
}
