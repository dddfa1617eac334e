export { BackendVariables } from './environment/backend-variables.ts'
export { readOnce, requireEnvironment } from './environment/check-environment.ts'
export { ContentVariables } from './environment/content-variables.ts'
export { SiteVariables } from './environment/site-variables.ts'
