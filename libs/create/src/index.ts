export { createFromCommandLine } from './command/command.ts'
export { CreateError, type CreateErrorCode } from './site/create-error.ts'
export { createSite, type NewSite } from './site/create-site.ts'
export { type UpgradedSite, upgradeSite } from './upgrade/upgrade-site.ts'
