import { type MessageTexts, nameProvider } from './message.ts'

const ignore = 'إذا لم تطلب ذلك فتجاهل هذه الرسالة؛ لن يتغيّر شيء.'
const notYou = 'إذا لم تكن أنت من فعل ذلك فاختر كلمة مرور جديدة فورًا'

/** The messages in Arabic. */
export const arabic: MessageTexts = {
  confirmation: () => ({
    subject: 'أكّد بريدك الإلكتروني',
    heading: 'مرحبًا بك في House Edge',
    paragraphs: ['بقيت خطوة واحدة: أكّد أن هذا العنوان لك. الرابط صالح مرة واحدة ولمدة ساعة.', ignore],
    action: 'أكّد عنواني',
    codeLabel: 'أو اكتب هذا الرمز في الصفحة التي أنشأت فيها الحساب:',
  }),
  magicLink: () => ({
    subject: 'رابطك ورمزك',
    heading: 'رابطك ورمزك',
    paragraphs: [
      'لتسجيل الدخول اتبع الرابط، أو اكتب الرمز حيث طُلب منك. كلاهما صالح مرة واحدة ولمدة ساعة.',
      ignore,
    ],
    action: 'تسجيل الدخول',
    codeLabel: 'أو اكتب هذا الرمز حيث طُلب منك:',
  }),
  recovery: () => ({
    subject: 'اختر كلمة مرور جديدة',
    heading: 'اختر كلمة مرور جديدة',
    paragraphs: [
      'طلب أحدهم، ولعلّه أنت، تغيير كلمة مرور هذا الحساب. الرابط صالح مرة واحدة ولمدة ساعة.',
      ignore,
    ],
    action: 'اختر كلمة مرور جديدة',
    codeLabel: 'أو اكتب هذا الرمز في الصفحة التي طلبت فيها كلمة المرور الجديدة:',
  }),
  invitation: () => ({
    subject: 'أنت مدعو إلى House Edge',
    heading: 'أنت مدعو',
    paragraphs: ['أُنشئ حساب لهذا العنوان. اتبع الرابط لاختيار كلمة مرور. وهو صالح مرة واحدة ولمدة ساعة.'],
    action: 'اقبل الدعوة',
  }),
  emailChange: ({ oldEmail, newEmail }) => ({
    subject: 'أكّد تغيير بريدك الإلكتروني',
    heading: 'تغيير البريد الإلكتروني',
    paragraphs: [
      `أكّد أنه يجوز تغيير عنوان حسابك${oldEmail ? ` من ${oldEmail}` : ''} إلى ${newEmail ?? 'العنوان الجديد'}.${oldEmail ? ' يجب أن يوافق العنوانان.' : ''}`,
      'إذا لم تطلب ذلك فلا تتبع الرابط. وإذا كان الحساب لك فاختر كلمة مرور جديدة.',
    ],
    action: 'أكّد التغيير',
  }),
  reauthentication: () => ({
    subject: 'رمز التأكيد',
    heading: 'أكّد أنك أنت',
    paragraphs: [
      'اكتب هذا الرمز للمتابعة. وهو صالح مرة واحدة ولمدة ساعة.',
      'إذا لم تطلب ذلك فغيّر كلمة مرورك.',
    ],
    codeLabel: 'رمزك:',
  }),
  passwordChanged: () => ({
    subject: 'تغيّرت كلمة مرورك',
    heading: 'تغيّرت كلمة مرورك',
    paragraphs: ['تغيّرت كلمة مرور حسابك للتو، وسُجّل خروجك من كل مكان آخر.', `${notYou}.`],
  }),
  emailChanged: ({ newEmail }) => ({
    subject: 'تغيّر بريدك الإلكتروني',
    heading: 'تغيّر بريدك الإلكتروني',
    paragraphs: [
      `أصبح بريد حسابك ${newEmail ?? 'عنوانًا آخر'}. هذه آخر رسالة إلى هذا العنوان.`,
      'إذا لم تكن أنت من فعل ذلك فردّ على هذه الرسالة فورًا.',
    ],
  }),
  identityLinked: ({ provider }) => ({
    subject: 'أُضيفت طريقة لتسجيل الدخول',
    heading: 'أُضيفت طريقة لتسجيل الدخول',
    paragraphs: [
      `من الآن فصاعدًا يمكن تسجيل الدخول إلى حسابك هنا بحساب لدى ${providerIn(provider)} أيضًا.`,
      `${notYou}، وأزل الحساب الآخر.`,
    ],
  }),
  identityUnlinked: ({ provider }) => ({
    subject: 'أُزيلت طريقة لتسجيل الدخول',
    heading: 'أُزيلت طريقة لتسجيل الدخول',
    paragraphs: [`لم يعد يمكن تسجيل الدخول إلى حسابك هنا بحساب لدى ${providerIn(provider)}.`, `${notYou}.`],
  }),
  factorEnrolled: ({ factorType }) =>
    factorType === 'recovery_code'
      ? {
          subject: 'أُنشئت رموز استرداد',
          heading: 'أُنشئت رموز استرداد',
          paragraphs: [
            'يحلّ كل من هذه الرموز محلّ تطبيق المصادقة مرة واحدة. احفظها حيث لا يجدها غيرك.',
            `${notYou}، وأنشئ رموزًا جديدة.`,
          ],
        }
      : {
          subject: 'أُضيفت خطوة ثانية',
          heading: 'أُضيفت خطوة ثانية',
          paragraphs: [
            'أُضيف تطبيق مصادقة إلى حسابك. من الآن فصاعدًا يُطلب رمز منه عند تسجيل الدخول.',
            `${notYou}، وأزل التطبيق.`,
          ],
        },
  factorUnenrolled: ({ factorType }) =>
    factorType === 'recovery_code'
      ? {
          subject: 'أُزيلت رموز الاسترداد',
          heading: 'أُزيلت رموز الاسترداد',
          paragraphs: ['لم تعد رموز الاسترداد لحسابك صالحة.', `${notYou}، وأنشئ رموزًا جديدة.`],
        }
      : {
          subject: 'أُزيلت خطوة ثانية',
          heading: 'أُزيلت خطوة ثانية',
          paragraphs: [
            'أُزيل تطبيق مصادقة من حسابك، أو أُلغي إعداده قبل أن يكتمل.',
            `${notYou}، وأعدّ الخطوة الثانية من جديد.`,
          ],
        },
}

function providerIn(provider?: string): string {
  return provider === undefined ? 'خدمة أخرى' : nameProvider(provider)
}
