export { type ResponseHeaders, responseHeaders } from './headers/response-headers.ts'
export { pageHeader } from './status-pages/decide-body.ts'
export { contentPolicy, type PolicyDirectives, type ScriptRule } from './headers/content-policy.ts'
export { hasDraftCookie } from './headers/draft-cookie.ts'
export { type EdgeDialect, edgeHeaders, edgeTags, everyPageTag } from './headers/edge-headers.ts'
export {
  createPagePolicies,
  type PageKind,
  type PagePolicies,
  type PagePolicyOptions,
} from './headers/page-policies.ts'
