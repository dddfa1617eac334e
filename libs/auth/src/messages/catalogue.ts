import type { WeakPasswordReason } from '../errors/credential-errors.ts'

/** A code of the catalogue. Stable: programs may branch on it. */
export type MessageCode =
  | 'auth/check-inbox'
  | 'auth/sent-recently'
  | 'auth/signed-in'
  | 'auth/signed-out'
  | 'auth/signed-out-here-only'
  | 'auth/session-lost'
  | 'auth/invalid-credentials'
  | 'auth/credentials-missing'
  | 'auth/invalid-email'
  | 'auth/invalid-phone'
  | 'auth/password-too-short'
  | 'auth/password-too-long'
  | 'auth/weak-password'
  | 'auth/email-not-confirmed'
  | 'auth/link-invalid'
  | 'auth/sign-up-closed'
  | 'auth/too-many-attempts'
  | 'auth/unavailable'
  | 'auth/session-missing'
  | 'auth/forbidden'
  | 'auth/sign-in-loop'
  | 'auth/cookies-blocked'
  | 'auth/cross-site'
  | 'auth/form-invalid'
  | 'auth/form-too-large'
  | 'auth/check-both-inboxes'
  | 'auth/email-changed'
  | 'auth/email-change-cancelled'
  | 'auth/password-changed'
  | 'auth/saved'
  | 'auth/factor-added'
  | 'auth/factor-removed'
  | 'auth/session-ended'
  | 'auth/others-signed-out'
  | 'auth/account-deleted'
  | 'auth/code-invalid'
  | 'auth/app-code-invalid'
  | 'auth/recovery-code-invalid'
  | 'auth/recovery-code-used'
  | 'auth/recovery-codes-made'
  | 'auth/provider-failed'
  | 'auth/second-factor-needed'
  | 'auth/reauthentication-needed'
  | 'auth/same-password'
  | 'auth/same-email'
  | 'auth/factor-missing'
  | 'auth/factor-name-taken'
  | 'auth/factor-limit'
  | 'auth/factor-last'
  | 'auth/recovery-codes-off'
  | 'auth/refused'

/**
 * Texts for visitors, by code.
 *
 * No text reveals whether an account exists, and none repeats a service's message. Replace texts by passing
 * your own catalogue to {@link messageFor}.
 */
export const messages: Readonly<Record<MessageCode, string>> = {
  'auth/check-inbox':
    'Check your inbox. If the address can be used here, a message with the next step has just been sent. It can take a minute.',
  'auth/sent-recently':
    'A message to this address was asked for less than a minute ago, so we have not sent another.',
  'auth/signed-in': 'You are signed in.',
  'auth/signed-out': 'You are signed out.',
  'auth/signed-out-here-only':
    'You are signed out on this device. We could not reach our sign-in service, so other devices may still be signed in. Try "sign out everywhere" again later.',
  'auth/session-lost': 'You have been signed out. Please sign in again.',
  'auth/invalid-credentials': 'That e-mail address and password do not match. Check both and try again.',
  'auth/credentials-missing': 'Enter your e-mail address and your password.',
  'auth/invalid-email': 'Enter an e-mail address like name@example.com.',
  'auth/invalid-phone': 'Enter a phone number with its country code, like +44 1632 960123.',
  'auth/password-too-short': 'Use at least 8 characters for your password.',
  'auth/password-too-long':
    'Use at most 72 characters for your password. Accented letters and symbols count more than once.',
  'auth/weak-password': 'That password is too easy to guess. Choose a longer or less common one.',
  'auth/email-not-confirmed': 'Confirm your e-mail address first. We can send the message again.',
  'auth/link-invalid':
    'This link can no longer be used. It may have expired, or have been used before. Ask for a new one.',
  'auth/sign-up-closed': 'New accounts cannot be created at the moment.',
  'auth/too-many-attempts': 'Too many attempts. Wait a little and try again.',
  'auth/unavailable': 'Signing in does not work right now. Nothing is lost. Try again in a minute.',
  'auth/session-missing': 'Please sign in first.',
  'auth/forbidden': 'Your account does not include this page.',
  'auth/sign-in-loop':
    'You were sent here again for the same page. If you have just signed in, your browser may be blocking cookies for this site. Allow them and sign in once more.',
  'auth/cookies-blocked':
    'Your browser sent no cookie of this site, so you are not signed in. Allow cookies for this site and try again.',
  'auth/cross-site':
    'This form was sent from another site, so nothing was changed. Open the page here and try again.',
  'auth/form-invalid': 'The form could not be read. Reload the page and try again.',
  'auth/form-too-large': 'What you sent is larger than this form can take. Nothing was changed.',
  'auth/check-both-inboxes':
    'Check both inboxes. If the new address can be used, we have sent a message to the old and the new one. Your address changes when you have followed both.',
  'auth/email-changed': 'Your e-mail address is changed.',
  'auth/email-change-cancelled':
    'The change is cancelled. Your address stays as it is, and the links we sent do not work any more.',
  'auth/password-changed': 'Your password is changed. All other devices are signed out.',
  'auth/saved': 'Saved.',
  'auth/factor-added':
    'Your authenticator app is set up. From now on you will be asked for a code when you sign in.',
  'auth/factor-removed': 'The second step is removed. Your password alone protects your account now.',
  'auth/session-ended': 'That device is signed out.',
  'auth/others-signed-out': 'All other devices are signed out.',
  'auth/account-deleted': 'Your account and everything in it are deleted.',
  'auth/code-invalid': 'That code is not right, or no longer valid. Check it, or ask for a new one.',
  'auth/app-code-invalid': 'That code is not right. Wait for the next one in your app, and enter that.',
  'auth/recovery-code-invalid':
    'That recovery code is not right, or was used before. Check it, or enter the next one of your list.',
  'auth/recovery-code-used': 'You are signed in. The recovery code you entered does not work again.',
  'auth/recovery-codes-made': 'These are your new recovery codes. Any you had before no longer work.',
  'auth/provider-failed':
    'Signing in there did not work. Try again, or choose another way. If we have sent you a message to confirm your address, follow its link first.',
  'auth/second-factor-needed': 'Enter a code from your authenticator app first.',
  'auth/reauthentication-needed': 'Before this change, please show once more that it is you.',
  'auth/same-password': 'That is your password already. Choose another one.',
  'auth/same-email': 'That is your address already. Enter another one.',
  'auth/factor-missing': 'There is no authenticator app to ask. Set one up first.',
  'auth/factor-name-taken': 'You have an authenticator app of that name already. Choose another name.',
  'auth/factor-limit': 'You have as many authenticator apps as an account can have. Remove one first.',
  'auth/factor-last':
    'You came in with a recovery code. Set up another authenticator app first, then remove the one you have lost.',
  'auth/recovery-codes-off': 'Recovery codes are not offered here.',
  'auth/refused': 'That did not work. Try again, or start over.',
}

/** What is wrong with a weak password, by reason. */
export const weakPasswordMessages: Readonly<Record<WeakPasswordReason, string>> = {
  length: 'It is too short.',
  characters: 'It needs a wider mix of characters.',
  pwned: 'It appears in a list of stolen passwords.',
  common: 'It is one that many people use.',
  context: 'It is little more than your e-mail address, your name or the name of this site.',
}

/**
 * The text for any code:
 *
 * from your own catalogue, from this one, or the general text for a failure. Safe to call with a value from
 * a query string; the value itself is never shown.
 */
export function messageFor(code: string, own: Partial<Readonly<Record<MessageCode, string>>> = {}): string {
  const known: MessageCode = Object.hasOwn(messages, code) ? (code as MessageCode) : 'auth/refused'
  return own[known] ?? messages[known]
}
