import 'server-only'

/** The pages of an account in a Next App Router site. @module */
export { type AccountPages, createAccountPages, type NextPage } from './next/create-account-pages.tsx'
