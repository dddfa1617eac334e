import { type MessageTexts, nameProvider } from './message.ts'

const ignore = 'If you did not ask for this, you can ignore this message; nothing will change.'

/** The messages in English. */
export const english: MessageTexts = {
  confirmation: () => ({
    subject: 'Confirm your e-mail address',
    heading: 'Welcome to House Edge',
    paragraphs: [
      'One step is left: confirm that this address is yours. The link works once, for one hour.',
      ignore,
    ],
    action: 'Confirm my address',
    codeLabel: 'Or type this code on the page where you signed up:',
  }),
  magicLink: () => ({
    subject: 'Your link and code',
    heading: 'Your link and code',
    paragraphs: [
      'To sign in, follow the link, or type the code where you were asked for it. They work once, for one hour.',
      ignore,
    ],
    action: 'Sign in',
    codeLabel: 'Or type this code where you were asked for it:',
  }),
  recovery: () => ({
    subject: 'Choose a new password',
    heading: 'Choose a new password',
    paragraphs: [
      'Somebody, probably you, asked to change the password of this account. The link works once, for one hour.',
      ignore,
    ],
    action: 'Choose a new password',
    codeLabel: 'Or type this code on the page where you asked:',
  }),
  invitation: () => ({
    subject: 'You are invited to House Edge',
    heading: 'You are invited',
    paragraphs: [
      'An account has been made for this address. Follow the link to choose a password. It works once, for one hour.',
    ],
    action: 'Accept the invitation',
  }),
  emailChange: ({ oldEmail, newEmail }) => ({
    subject: 'Confirm the change of your e-mail address',
    heading: 'Change of e-mail address',
    paragraphs: [
      `Confirm that the address of your account may change${oldEmail ? ` from ${oldEmail}` : ''} to ${newEmail ?? 'the new one'}.${oldEmail ? ' Both addresses have to agree.' : ''}`,
      'If you did not ask for this, do not follow the link. If the account is yours, choose a new password.',
    ],
    action: 'Confirm the change',
  }),
  reauthentication: () => ({
    subject: 'Your confirmation code',
    heading: 'Confirm that it is you',
    paragraphs: [
      'Type this code to go on. It works once, for one hour.',
      'If you did not ask for this, change your password.',
    ],
    codeLabel: 'Your code:',
  }),
  passwordChanged: () => ({
    subject: 'Your password was changed',
    heading: 'Your password was changed',
    paragraphs: [
      'The password of your account has just been changed, and your other sessions were ended.',
      'If this was not you, choose a new password at once.',
    ],
  }),
  emailChanged: ({ newEmail }) => ({
    subject: 'Your e-mail address was changed',
    heading: 'Your e-mail address was changed',
    paragraphs: [
      `Your account now belongs to ${newEmail ?? 'another address'}. This is the last message to this address.`,
      'If this was not you, answer this message at once.',
    ],
  }),
  identityLinked: ({ provider }) => ({
    subject: 'A way to sign in was added',
    heading: 'A way to sign in was added',
    paragraphs: [
      `From now on an account at ${nameProvider(provider ?? 'another service')} signs in to your account here.`,
      `If this was not you, choose a new password at once, and remove the other account.`,
    ],
  }),
  identityUnlinked: ({ provider }) => ({
    subject: 'A way to sign in was removed',
    heading: 'A way to sign in was removed',
    paragraphs: [
      `An account at ${nameProvider(provider ?? 'another service')} does not sign in to your account here any more.`,
      'If this was not you, choose a new password at once.',
    ],
  }),
  factorEnrolled: ({ factorType }) =>
    factorType === 'recovery_code'
      ? {
          subject: 'Recovery codes were made',
          heading: 'Recovery codes were made',
          paragraphs: [
            'Each of these codes takes the place of your authenticator app once. Keep them where only you find them.',
            'If this was not you, choose a new password at once, and make new codes.',
          ],
        }
      : {
          subject: 'A second step was added',
          heading: 'A second step was added',
          paragraphs: [
            'An authenticator app was added to your account. Signing in asks for a code from it from now on.',
            'If this was not you, choose a new password at once, and remove the app.',
          ],
        },
  factorUnenrolled: ({ factorType }) =>
    factorType === 'recovery_code'
      ? {
          subject: 'Recovery codes were removed',
          heading: 'Recovery codes were removed',
          paragraphs: [
            'The recovery codes of your account are worth nothing any more.',
            'If this was not you, choose a new password at once, and make new codes.',
          ],
        }
      : {
          subject: 'A second step was removed',
          heading: 'A second step was removed',
          paragraphs: [
            'An authenticator app was removed from your account, or its set-up was given up before it was finished.',
            'If this was not you, choose a new password at once, and set up the second step again.',
          ],
        },
}
