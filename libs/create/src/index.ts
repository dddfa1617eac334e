export { createFromCommandLine } from './site/command.ts'
export { CreateError, type CreateErrorCode } from './site/create-error.ts'
export { createSite, type NewSite } from './site/create-site.ts'
