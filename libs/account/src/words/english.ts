/**
 * What the pages say, page by page.
 *
 * In a sentence with a link, `[…]` is what the link says. Of a site's own matters, such as what an account is good
 * for there, these words know nothing: a site adds them, and another language replaces them all.
 *
 * @module
 */

/** The words of pages and forms in English, without what `@house-edge/auth` says of results. */
export const pageWords = {
  /** What several pages say. */
  every: {
    /** The label of a field, wherever the account is named. */
    email: 'E-mail address',
    signOut: 'Sign out',
    /** Below each page but the overview. */
    back: 'Back to your account',
    /** For who has no e-mail address. */
    visitor: 'a visitor',
    /** On pages that are useless to who is signed in. A link follows. */
    signedInAs: (who: string): string => `You are signed in as ${who}.`,
    toAccount: '[Go to your account].',
    /** In place of these two, while the second factor is not given. */
    secondStepOwed: (who: string): string =>
      `You have begun to sign in as ${who}. The second step is missing.`,
    toSecondStep: '[Enter the code].',
    /** The title of a page after a failure. */
    errorTitle: (title: string): string => `Error: ${title}`,
    /** When a message was asked for a moment ago. */
    waitAndAsk: (wait: string): string => `Wait ${wait} and ask again.`,
    /** When there were too many attempts. */
    tryAgainIn: (wait: string): string => `Try again in ${wait}.`,
    /** Up to a minute and a half. */
    seconds: (count: number): string => (count === 1 ? '1 second' : `${count} seconds`),
    minutes: (count: number): string => `${count} minutes`,
    /** A page of its own, in plain text. */
    formTooLarge: 'This form is larger than any of ours. Nothing was changed.',
  },
  /** Signing in by password, by a link or code, or at another service. */
  signIn: {
    title: 'Sign in',
    description: 'Sign in with a password, or with a link that we send.',
    /** What an account is good for. Empty: nothing is said. */
    intro: '',
    send: 'Sign in',
    /** For an address that is not confirmed yet. */
    sendAgain: 'Send the message again',
    password: 'Password',
    forgotten: 'Forgotten your password?',
    /** Between the two forms. */
    orWithout: 'or without a password',
    /** The name of the second form, to those who hear it. */
    linkForm: 'Sign in by e-mail',
    /** Another label than that of the first form, for those who hear it. */
    linkEmail: 'Your e-mail address',
    linkSend: 'E-mail me a link and a code',
    orElsewhere: 'or with an account elsewhere',
    /** A link for each of `providers`. */
    continueWith: (provider: string): string => `Continue with ${provider}`,
    signUp: 'No account yet? [Create one].',
  },
  /** After a message was sent: its code can be typed in place of following its link. */
  code: {
    title: 'Check your inbox',
    /** The title says to check the inbox already. */
    sent: 'If the address can be used here, a message with the next step has just been sent. It can take a minute.',
    intro: 'Follow the link in our message, or type its code here. Both work once, for one hour.',
    label: 'Code',
    hint: 'Six digits. You can paste it.',
    send: 'Continue',
    sendAgain: 'Send another message',
    nothingCame:
      'Nothing came? Look among unwanted mail and check the address: a link to sign in goes only to one with an account. Or [choose another way to sign in].',
  },
  /** The second step of signing in. */
  secondStep: {
    title: 'One more step',
    send: 'Continue',
    label: 'Code from your authenticator app',
    hint: 'Six digits. They change every half minute.',
    recoveryLabel: 'Recovery code',
    recoveryHint: 'One of those you were given when you set up your app. Each works once.',
    /** The other way, where a recovery code is asked for. */
    useApp: 'Use your authenticator app',
    useRecoveryCode: 'App lost? Use a recovery code',
  },
  /** Creating an account. */
  signUp: {
    title: 'Create an account',
    description: '',
    send: 'Create account',
    name: 'Display name (optional)',
    nameHint: 'Shown beside what you write here. Two to forty characters.',
    /** When a message to this address was sent a moment ago. */
    haveMessage: 'Have our message? [Type its code].',
    signIn: 'Have an account? [Sign in].',
  },
  /** The field for a password to be set, at sign-up and at a change. */
  newPassword: {
    label: 'Password',
    hint: 'From 8 to 72 characters. A few unrelated words make a good one.',
  },
  /** Asking for a link to choose a new password with. */
  forgottenPassword: {
    title: 'Forgotten password',
    /** The heading; the title is shorter. */
    heading: 'Forgotten your password?',
    intro: 'Tell us your e-mail address, and we send you a way to choose a new one.',
    send: 'Send me a link',
    back: 'Back to sign in',
  },
  /** Where links of messages lead. Each kind of link has its text and its button. */
  confirm: {
    title: 'Confirm',
    signIn: 'One step is left. It shows that this e-mail address is yours, and signs you in.',
    sendSignIn: 'Confirm and sign in',
    email: 'Confirm that the e-mail address of your account may change.',
    sendEmail: 'Confirm the change',
    recovery: 'Continue to choose a new password.',
    /** For a kind of link that is not known here. */
    other: 'Continue to sign in.',
    send: 'Continue',
    /** A link does not tell which account it belongs to. */
    otherAccount: (who: string): string =>
      `You are signed in as ${who}. If the link was meant for another account, you will be signed in to that one.`,
    /** A link was used before, has expired, or was cut off. */
    newLink: 'Get a new link',
    sendNewLink: 'Send me a new link',
    otherWay: 'Sign in another way',
    /** One of two mailboxes has agreed to a change. */
    oneOfTwo: 'One of two',
    oneOfTwoText: 'This mailbox agrees. Follow the link in the other one too, and your address is changed.',
    toAccount: 'Go to your account',
  },
  /** The overview. What a row is about is read after the word of its button: “Change profile”. */
  account: {
    title: 'Your account',
    change: 'Change',
    manage: 'Manage',
    open: 'Open',
    /** The name of a button to those who hear it alone. */
    does: (word: string, what: string): string => `${word} ${what}`,
    profile: 'Profile',
    /** While there is no name to show. */
    profileText: 'Your name and picture, for others to see.',
    profileWhat: 'profile',
    email: 'E-mail address',
    /** In place of an address. */
    noEmail: 'None',
    emailWhat: 'e-mail address',
    password: 'Password',
    passwordText: 'Also for setting one, if you sign in another way.',
    passwordWhat: 'password',
    secondFactor: 'Second step at sign-in',
    /** As this session was begun. */
    secondFactorOn: 'On: a code from your authenticator app.',
    secondFactorOff: 'A code from an app, after your password.',
    secondFactorWhat: 'second step at sign-in',
    sessions: 'Where you are signed in',
    sessionsText: 'Devices that are signed in to your account.',
    sessionsWhat: 'devices',
    data: 'Your data',
    dataText: 'Download a copy, or delete your account.',
    dataWhat: 'your data',
  },
  /** A proof of identity before something serious. */
  prove: {
    title: 'Show that it is you',
    intro: 'Before this change, please show once more that it is you. It holds for ten minutes.',
    password: 'Your password',
    /** In place of the words about an address and a password, which would puzzle who is signed in. */
    wrongPassword: 'That password is not right.',
    send: 'Continue',
    /** Between the two forms. */
    orCode: 'no password, or forgotten it?',
    sendCode: 'E-mail me a code',
    sent: 'We have sent you a message with a code. It can take a minute.',
    code: 'Code',
    codeHint: (email: string): string => `Six digits, sent to ${email}.`,
    /** Where a code went, for who has no e-mail address. */
    you: 'you',
    sendAgain: 'Send another message',
    /** The other way, where a code is asked for. */
    usePassword: 'Use your password instead',
  },
  /** Choosing a new password. */
  password: {
    title: 'New password',
    heading: 'Choose a new password',
    label: 'New password',
    send: 'Change password',
    /** Says what else happens, so that it surprises no reader. */
    note: 'All other devices are signed out when it changes.',
  },
  /** Changing the address, which both mailboxes confirm. */
  email: {
    title: 'New e-mail address',
    heading: 'Your e-mail address',
    now: 'Now',
    none: 'None',
    /** A label; the new address follows. */
    waiting: 'Waiting for confirmation of',
    label: 'New e-mail address',
    hint: 'We send a message to both addresses. It changes when you have followed both links.',
    send: 'Ask both mailboxes',
    sendAgain: 'Send both messages again',
    cancel: 'Cancel the change',
    /** Below the buttons to send and to cancel. */
    again: 'Messages sent again replace the ones before, and both mailboxes have to agree to them.',
    orAnother: 'or another address in its place',
    /** After an hour. */
    expired:
      'The links in our messages have expired, so your address stays as it is. Have them sent again, or cancel the change.',
    bothLeft: (now: string, later: string): string =>
      `Follow the link in the message to ${now}, and the one in the message to ${later}. They can be used for one hour.`,
    /** The mailbox that has not agreed yet. */
    oneLeft: (email: string): string =>
      `One step is left: follow the link in the message to ${email}. It can be used for one hour.`,
  },
  /** Authenticator apps: adding and removing them. */
  secondFactor: {
    title: 'Second step at sign-in',
    /** Before the first app. */
    intro:
      'After your password we ask for a code that only your phone knows. A stolen password alone is worth nothing then. Any authenticator app will do. Turning this on signs you out on all other devices.',
    app: 'Authenticator app',
    /** What a second app is called, and those that follow. */
    nextApp: (count: number): string => `Authenticator app ${count}`,
    appText: 'Asked for at every sign-in.',
    remove: 'Remove',
    removes: (app: string): string => `Remove ${app}`,
    /** After “Remove”, for an app without a name. */
    namelessApp: 'authenticator app',
    setUp: 'Set up an authenticator app',
    addAnother: 'Add another app',
    scan: 'Scan this with your authenticator app.',
    /** In place of the picture, for those who do not see it. */
    qrCode: 'QR code for your authenticator app',
    /** The secret to type follows. */
    onThisDevice: 'On this very device? [Open your app], or type this into it:',
    turnOn: 'Turn it on',
    cancel: 'Cancel',
    code: 'Code the app shows',
    codeHint: 'Six digits. They change every half minute.',
  },
  /** Recovery codes, for the day an app is lost, and the file they are downloaded in. */
  recoveryCodes: {
    title: 'Recovery codes',
    yours: 'Your recovery codes',
    /** Above the codes, which are shown this once. */
    keep: 'Keep these where you would keep a spare key. Each lets you in once when your app is lost. They are not shown again.',
    download: 'Download',
    /** Where there are scripts. */
    copy: 'Copy',
    copied: 'Copied.',
    notCopied: 'Your browser did not allow it. Select the codes and copy them yourself.',
    none: 'You have no recovery codes. Make some for the day your app is lost.',
    left: (count: number): string => `Recovery codes left: ${count === 0 ? 'none' : count}.`,
    /** When few are left, on any page; the other is on the page itself. */
    makeNew: '[Make new ones] before you need them.',
    makeNewHere: 'Make new ones before you need them.',
    send: 'Make new recovery codes',
    note: 'They let you in when your app is lost. Making new ones ends the old ones.',
    /** The first line of the file. */
    fileTitle: (site: string): string => `Recovery codes for ${site}`,
    fileNote: 'Each lets you in once when your authenticator app is lost.',
  },
  /** Where a visitor is signed in. Facts of a session are joined by commas. */
  sessions: {
    title: 'Where you are signed in',
    /** A BCP 47 tag, for dates and times. */
    locale: 'en-GB',
    /** Stands first. */
    thisDevice: (device: string): string => `${device} (this device)`,
    device: (browser: string, system: string): string => `${browser} on ${system}`,
    unknownDevice: 'Unknown device',
    signedIn: (when: string): string => `Signed in ${when}`,
    withPassword: 'with a password',
    byEmail: 'by e-mail',
    elsewhere: 'with an account elsewhere',
    /** Follows one of these three without a blank. */
    andSecondStep: ' and a second step',
    from: (address: string): string => `from ${address}`,
    /** For this device. */
    inUse: 'In use now',
    lastUsed: (when: string): string => `Last used ${when}`,
    end: 'Sign out',
    /** The name of the button that ends one session, to those who hear it alone. */
    ends: (device: string, when: string): string => `Sign out ${device}, signed in ${when}`,
    endOthers: 'Sign out all other devices',
    endAll: 'Sign out everywhere',
    endAllNote: 'Signing out everywhere includes this device.',
  },
  /** What others see of a visitor. */
  profile: {
    title: 'Your profile',
    name: 'Display name',
    nameHint: 'Shown beside what you write here. Two to forty characters.',
    /** Also when the database refuses it. */
    nameRefused: 'Use two to forty characters for your display name, or leave it empty.',
    saveName: 'Save name',
    picture: 'Your picture',
    pictureField: 'Picture',
    anotherPicture: 'Another picture',
    pictureHint:
      'JPEG, PNG or WebP, at most 10 MB. We make a small square of it and keep nothing else of the file.',
    usePicture: 'Use this picture',
    removePicture: 'Remove picture',
    /** The next four stand in place of what is usually said of such results. */
    unavailable: 'That cannot be saved or shown just now. Nothing is lost. Try again in a minute.',
    noPicture:
      'That was no picture we can read. Choose a JPEG, PNG or WebP file of at most 60 megapixels. A phone may keep its pictures as HEIC, which most browsers cannot show: save it as JPEG and choose that (on an iPhone: Settings, Camera, Formats, Most Compatible).',
    pictureTooLarge: 'That picture is larger than 10 MB. Choose a smaller one.',
    /** The database takes twenty a day. */
    picturesADay:
      'You have sent pictures twenty times within a day, as often as we take. Try again tomorrow.',
  },
  /** A copy of everything that is known of a visitor. */
  data: {
    title: 'Your data',
    text: 'Everything we keep about you, as one file that people and programs can read: your account, your picture, and where you are signed in.',
    send: 'Download my data',
    delete: 'Delete your account',
    deleteText: 'It cannot be undone. Download your data first if you want to keep it.',
    /** A link: the page that follows asks again. */
    toDelete: 'Delete my account…',
  },
  /** The end of an account. */
  delete: {
    title: 'Delete your account',
    /** `[…]` is written strongly. */
    atOnce: (who: string): string => `This deletes the account of [${who}] at once:`,
    /** For who has no e-mail address. */
    visitor: 'this visitor',
    /** What goes. */
    items: ['your profile and your picture,', 'every device’s session.'] as readonly string[],
    /** What stays, if anything, and that nothing comes back. */
    note: 'Nobody can bring it back, neither can we.',
    understood: 'I understand that this cannot be undone',
    /** When the box was not ticked. */
    notUnderstood: 'Tick this box if you are sure.',
    send: 'Delete my account',
  },
}
