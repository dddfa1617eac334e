import type { AccountPaths } from '@house-edge/account'

/** The pages of an account by the names of their routes. */
export const accountRoutes = {
  login: 'signIn',
  loginCode: 'code',
  loginSecondFactor: 'secondStep',
  signUp: 'signUp',
  forgottenPassword: 'forgottenPassword',
  confirm: 'confirm',
  account: 'account',
  accountProve: 'prove',
  accountProfile: 'profile',
  accountPassword: 'password',
  accountEmail: 'email',
  accountSecondFactor: 'secondFactor',
  accountSessions: 'sessions',
  accountData: 'data',
  accountDelete: 'delete',
} as const satisfies Readonly<Record<string, keyof AccountPaths>>
