import { type MessageTexts, nameProvider } from './message.ts'

const ignore = 'Wenn Sie das nicht angefordert haben, ignorieren Sie diese Nachricht; es ändert sich nichts.'
const notYou = 'Wenn Sie das nicht waren, wählen Sie sofort ein neues Passwort'

/** The messages in German. */
export const german: MessageTexts = {
  confirmation: () => ({
    subject: 'Bestätigen Sie Ihre E-Mail-Adresse',
    heading: 'Willkommen bei House Edge',
    paragraphs: [
      'Ein Schritt fehlt noch: Bestätigen Sie, dass diese Adresse Ihnen gehört. Der Link gilt einmal, eine Stunde lang.',
      ignore,
    ],
    action: 'Meine Adresse bestätigen',
    codeLabel: 'Oder tippen Sie diesen Code auf der Seite ein, auf der Sie das Konto angelegt haben:',
  }),
  magicLink: () => ({
    subject: 'Ihr Link und Ihr Code',
    heading: 'Ihr Link und Ihr Code',
    paragraphs: [
      'Um sich anzumelden, folgen Sie dem Link oder tippen Sie den Code ein, wo Sie danach gefragt wurden. Beides gilt einmal, eine Stunde lang.',
      ignore,
    ],
    action: 'Anmelden',
    codeLabel: 'Oder tippen Sie diesen Code ein, wo Sie danach gefragt wurden:',
  }),
  recovery: () => ({
    subject: 'Wählen Sie ein neues Passwort',
    heading: 'Wählen Sie ein neues Passwort',
    paragraphs: [
      'Jemand, vermutlich Sie, möchte das Passwort dieses Kontos ändern. Der Link gilt einmal, eine Stunde lang.',
      ignore,
    ],
    action: 'Neues Passwort wählen',
    codeLabel:
      'Oder tippen Sie diesen Code auf der Seite ein, auf der Sie das neue Passwort angefordert haben:',
  }),
  invitation: () => ({
    subject: 'Sie sind zu House Edge eingeladen',
    heading: 'Sie sind eingeladen',
    paragraphs: [
      'Für diese Adresse wurde ein Konto angelegt. Folgen Sie dem Link, um ein Passwort zu wählen. Er gilt einmal, eine Stunde lang.',
    ],
    action: 'Einladung annehmen',
  }),
  emailChange: ({ oldEmail, newEmail }) => ({
    subject: 'Bestätigen Sie die Änderung Ihrer E-Mail-Adresse',
    heading: 'Änderung der E-Mail-Adresse',
    paragraphs: [
      `Bestätigen Sie, dass sich die Adresse Ihres Kontos${oldEmail ? ` von ${oldEmail}` : ''} auf ${newEmail ?? 'die neue'} ändern darf.${oldEmail ? ' Beide Adressen müssen zustimmen.' : ''}`,
      'Wenn Sie das nicht angefordert haben, folgen Sie dem Link nicht. Gehört das Konto Ihnen, wählen Sie ein neues Passwort.',
    ],
    action: 'Änderung bestätigen',
  }),
  reauthentication: () => ({
    subject: 'Ihr Bestätigungscode',
    heading: 'Bestätigen Sie, dass Sie es sind',
    paragraphs: [
      'Tippen Sie diesen Code ein, um fortzufahren. Er gilt einmal, eine Stunde lang.',
      'Wenn Sie das nicht angefordert haben, ändern Sie Ihr Passwort.',
    ],
    codeLabel: 'Ihr Code:',
  }),
  passwordChanged: () => ({
    subject: 'Ihr Passwort wurde geändert',
    heading: 'Ihr Passwort wurde geändert',
    paragraphs: [
      'Das Passwort Ihres Kontos wurde eben geändert, und Ihre anderen Anmeldungen wurden beendet.',
      `${notYou}.`,
    ],
  }),
  emailChanged: ({ newEmail }) => ({
    subject: 'Ihre E-Mail-Adresse wurde geändert',
    heading: 'Ihre E-Mail-Adresse wurde geändert',
    paragraphs: [
      `Ihr Konto gehört jetzt zu ${newEmail ?? 'einer anderen Adresse'}. Das ist die letzte Nachricht an diese Adresse.`,
      'Wenn Sie das nicht waren, antworten Sie sofort auf diese Nachricht.',
    ],
  }),
  identityLinked: ({ provider }) => ({
    subject: 'Eine weitere Art der Anmeldung wurde hinzugefügt',
    heading: 'Eine weitere Art der Anmeldung wurde hinzugefügt',
    paragraphs: [
      `Ab jetzt kann man sich auch mit einem Konto bei ${providerIn(provider)} bei Ihrem Konto anmelden.`,
      `${notYou}, und entfernen Sie das andere Konto.`,
    ],
  }),
  identityUnlinked: ({ provider }) => ({
    subject: 'Eine Art der Anmeldung wurde entfernt',
    heading: 'Eine Art der Anmeldung wurde entfernt',
    paragraphs: [
      `Mit einem Konto bei ${providerIn(provider)} kann man sich bei Ihrem Konto nicht mehr anmelden.`,
      `${notYou}.`,
    ],
  }),
  factorEnrolled: ({ factorType }) =>
    factorType === 'recovery_code'
      ? {
          subject: 'Wiederherstellungscodes wurden erstellt',
          heading: 'Wiederherstellungscodes wurden erstellt',
          paragraphs: [
            'Jeder dieser Codes ersetzt einmal Ihre Authenticator-App. Heben Sie sie auf, wo nur Sie sie finden.',
            `${notYou}, und erstellen Sie neue Codes.`,
          ],
        }
      : {
          subject: 'Der zweite Schritt wurde eingerichtet',
          heading: 'Der zweite Schritt wurde eingerichtet',
          paragraphs: [
            'Zu Ihrem Konto wurde eine Authenticator-App hinzugefügt. Bei der Anmeldung fragen wir ab jetzt nach einem Code daraus.',
            `${notYou}, und entfernen Sie die App.`,
          ],
        },
  factorUnenrolled: ({ factorType }) =>
    factorType === 'recovery_code'
      ? {
          subject: 'Wiederherstellungscodes wurden entfernt',
          heading: 'Wiederherstellungscodes wurden entfernt',
          paragraphs: [
            'Die Wiederherstellungscodes Ihres Kontos gelten nicht mehr.',
            `${notYou}, und erstellen Sie neue Codes.`,
          ],
        }
      : {
          subject: 'Der zweite Schritt wurde entfernt',
          heading: 'Der zweite Schritt wurde entfernt',
          paragraphs: [
            'Eine Authenticator-App wurde von Ihrem Konto entfernt, oder ihre Einrichtung wurde vorher abgebrochen.',
            `${notYou}, und richten Sie den zweiten Schritt wieder ein.`,
          ],
        },
}

function providerIn(provider?: string): string {
  return provider === undefined ? 'einem anderen Dienst' : nameProvider(provider)
}
