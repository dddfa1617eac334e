/** What content brings to the headers of a site, also for `next.config`. @module */
export { contentSources, type ContentSources } from './policy/content-sources.ts'
export { vendorToolbar, type VendorToolbar } from './policy/vendor-toolbar.ts'
