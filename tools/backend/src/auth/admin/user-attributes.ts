import type { Params } from '../read-params.ts'

export const attributesShape = {
  id: 'string',
  email: 'string',
  phone: 'string',
  password: 'string',
  password_hash: 'string',
  role: 'string',
  email_confirm: 'boolean',
  phone_confirm: 'boolean',
  user_metadata: 'object',
  app_metadata: 'object',
  ban_duration: 'string',
} as const

export type Attributes = Params<typeof attributesShape>
