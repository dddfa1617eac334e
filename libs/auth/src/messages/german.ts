import type { WeakPasswordReason } from '../errors/credential-errors.ts'
import type { MessageCode } from './catalogue.ts'

/** The texts of `messages` in German, for `messageFor`. */
export const germanMessages: Readonly<Record<MessageCode, string>> = {
  'auth/check-inbox':
    'Sehen Sie in Ihr Postfach. Wenn die Adresse hier verwendet werden kann, haben wir eben eine Nachricht mit dem nächsten Schritt geschickt. Bis sie ankommt, kann es eine Minute dauern.',
  'auth/sent-recently':
    'Vor weniger als einer Minute wurde eine Nachricht an diese Adresse angefordert, deshalb haben wir keine weitere geschickt.',
  'auth/signed-in': 'Sie sind angemeldet.',
  'auth/signed-out': 'Sie sind abgemeldet.',
  'auth/signed-out-here-only':
    'Sie sind auf diesem Gerät abgemeldet. Unser Anmeldedienst war nicht zu erreichen, andere Geräte können also noch angemeldet sein. Versuchen Sie es später noch einmal mit „Überall abmelden“.',
  'auth/session-lost': 'Sie wurden abgemeldet. Bitte melden Sie sich noch einmal an.',
  'auth/invalid-credentials':
    'Diese E-Mail-Adresse und dieses Passwort passen nicht zusammen. Prüfen Sie beides und versuchen Sie es noch einmal.',
  'auth/credentials-missing': 'Geben Sie Ihre E-Mail-Adresse und Ihr Passwort ein.',
  'auth/invalid-email': 'Geben Sie eine E-Mail-Adresse ein, wie name@example.com.',
  'auth/invalid-phone': 'Geben Sie eine Telefonnummer mit Landesvorwahl ein, wie +44 1632 960123.',
  'auth/password-too-short': 'Ihr Passwort braucht mindestens 8 Zeichen.',
  'auth/password-too-long':
    'Ihr Passwort darf höchstens 72 Zeichen haben. Umlaute und Sonderzeichen zählen mehrfach.',
  'auth/weak-password':
    'Dieses Passwort ist zu leicht zu erraten. Wählen Sie ein längeres oder weniger verbreitetes.',
  'auth/email-not-confirmed':
    'Bestätigen Sie zuerst Ihre E-Mail-Adresse. Wir können die Nachricht noch einmal schicken.',
  'auth/link-invalid':
    'Dieser Link gilt nicht mehr. Er ist abgelaufen oder wurde schon verwendet. Fordern Sie einen neuen an.',
  'auth/sign-up-closed': 'Zurzeit können keine neuen Konten angelegt werden.',
  'auth/too-many-attempts': 'Zu viele Versuche. Warten Sie ein wenig und versuchen Sie es noch einmal.',
  'auth/unavailable':
    'Die Anmeldung funktioniert gerade nicht. Nichts ist verloren. Versuchen Sie es in einer Minute noch einmal.',
  'auth/session-missing': 'Bitte melden Sie sich zuerst an.',
  'auth/forbidden': 'Ihr Konto hat zu dieser Seite keinen Zugang.',
  'auth/sign-in-loop':
    'Sie wurden für dieselbe Seite noch einmal hierher geleitet. Wenn Sie sich eben angemeldet haben, blockiert Ihr Browser vielleicht die Cookies dieser Website. Erlauben Sie sie und melden Sie sich noch einmal an.',
  'auth/cookies-blocked':
    'Ihr Browser hat kein Cookie dieser Website geschickt, Sie sind also nicht angemeldet. Erlauben Sie Cookies für diese Website und versuchen Sie es noch einmal.',
  'auth/cross-site':
    'Dieses Formular kam von einer anderen Website, deshalb wurde nichts geändert. Öffnen Sie die Seite hier und versuchen Sie es noch einmal.',
  'auth/form-invalid':
    'Das Formular war nicht lesbar. Laden Sie die Seite neu und versuchen Sie es noch einmal.',
  'auth/form-too-large':
    'Was Sie geschickt haben, ist größer, als dieses Formular aufnimmt. Es wurde nichts geändert.',
  'auth/check-both-inboxes':
    'Sehen Sie in beide Postfächer. Wenn die neue Adresse verwendet werden kann, haben wir an die alte und an die neue eine Nachricht geschickt. Geändert ist Ihre Adresse, wenn Sie den Links in beiden gefolgt sind.',
  'auth/email-changed': 'Ihre E-Mail-Adresse ist geändert.',
  'auth/email-change-cancelled':
    'Die Änderung ist verworfen. Ihre Adresse bleibt, wie sie ist, und die geschickten Links gelten nicht mehr.',
  'auth/password-changed': 'Ihr Passwort ist geändert. Alle anderen Geräte sind abgemeldet.',
  'auth/saved': 'Gespeichert.',
  'auth/factor-added':
    'Ihre Authenticator-App ist eingerichtet. Ab jetzt werden Sie bei der Anmeldung nach einem Code gefragt.',
  'auth/factor-removed': 'Der zweite Schritt ist entfernt. Ihr Konto schützt jetzt allein Ihr Passwort.',
  'auth/session-ended': 'Dieses Gerät ist abgemeldet.',
  'auth/others-signed-out': 'Alle anderen Geräte sind abgemeldet.',
  'auth/account-deleted': 'Ihr Konto und alles darin ist gelöscht.',
  'auth/code-invalid':
    'Dieser Code stimmt nicht oder gilt nicht mehr. Prüfen Sie ihn oder fordern Sie einen neuen an.',
  'auth/app-code-invalid':
    'Dieser Code stimmt nicht. Warten Sie auf den nächsten in Ihrer App und geben Sie diesen ein.',
  'auth/recovery-code-invalid':
    'Dieser Wiederherstellungscode stimmt nicht oder wurde schon verwendet. Prüfen Sie ihn oder geben Sie den nächsten von Ihrer Liste ein.',
  'auth/recovery-code-used':
    'Sie sind angemeldet. Der eingegebene Wiederherstellungscode gilt kein zweites Mal.',
  'auth/recovery-codes-made': 'Das sind Ihre neuen Wiederherstellungscodes. Frühere gelten nicht mehr.',
  'auth/provider-failed':
    'Die Anmeldung dort hat nicht geklappt. Versuchen Sie es noch einmal oder wählen Sie einen anderen Weg. Wenn wir Ihnen eine Nachricht zur Bestätigung Ihrer Adresse geschickt haben, folgen Sie zuerst deren Link.',
  'auth/second-factor-needed': 'Geben Sie zuerst einen Code aus Ihrer Authenticator-App ein.',
  'auth/reauthentication-needed': 'Bitte zeigen Sie vor dieser Änderung noch einmal, dass Sie es sind.',
  'auth/same-password': 'Das ist schon Ihr Passwort. Wählen Sie ein anderes.',
  'auth/same-email': 'Das ist schon Ihre Adresse. Geben Sie eine andere ein.',
  'auth/factor-missing':
    'Bei Ihrem Konto ist keine Authenticator-App eingerichtet. Richten Sie zuerst eine ein.',
  'auth/factor-name-taken':
    'Sie haben schon eine Authenticator-App mit diesem Namen. Wählen Sie einen anderen.',
  'auth/factor-limit':
    'Mehr Authenticator-Apps sind bei einem Konto nicht möglich. Entfernen Sie zuerst eine.',
  'auth/factor-last':
    'Sie haben sich mit einem Wiederherstellungscode angemeldet. Richten Sie zuerst eine andere Authenticator-App ein und entfernen Sie dann die verlorene.',
  'auth/recovery-codes-off': 'Wiederherstellungscodes gibt es hier nicht.',
  'auth/refused': 'Das hat nicht geklappt. Versuchen Sie es noch einmal oder beginnen Sie von vorn.',
}

/** What is wrong with a weak password, in German. */
export const germanWeakPasswordMessages: Readonly<Record<WeakPasswordReason, string>> = {
  length: 'Es ist zu kurz.',
  characters: 'Es braucht mehr verschiedene Arten von Zeichen.',
  pwned: 'Es steht in einer Liste gestohlener Passwörter.',
  common: 'Viele Menschen verwenden es.',
  context: 'Es ist kaum mehr als Ihre E-Mail-Adresse, Ihr Name oder der Name dieser Website.',
}
