import type { english } from './english.ts'
import { hearNews, hearWarnings, subject, workedOut } from './arabic-pages.ts'

/** The same in Arabic. */
export const arabic: typeof english = {
  frame: {
    account: 'حسابي',
    accountSignedIn: 'حسابي، سجّلت الدخول',
    searchSite: 'ابحث في هذا الموقع',
    search: 'بحث',
  },
  languages: {
    name: 'اللغات',
    frontPage: 'الصفحة الرئيسية',
    readHere: 'اقرأ بالعربية',
    offer: 'هذه الصفحة بلغات أخرى',
    notTranslated: (shown) => `لم تُترجم هذه الصفحة بعد، وتُعرض باللغة ${shown}.`,
  },
  home: {
    about: 'مراجعات كازينوهات بأدلتها، وكلام واضح عن كلفة كل لعبة.',
    beingWritten: 'الصفحة الرئيسية قيد الكتابة.',
    readReviews: 'اقرأ المراجعات',
    allReviews: 'كل المراجعات',
    allArticles: 'كل المقالات',
  },
  listing: {
    page: (title, page) => `${title}، الصفحة ${page}`,
    articles: 'المقالات',
  },
  workedOut,
  subject,
  hearNews,
  hearWarnings,
  experiences: {
    title: 'تجارب القرّاء',
    lead: (casino) => `ما يقوله القرّاء أنفسهم عن ${casino}. لا يغيّر ذلك درجتنا.`,
    how: 'لتحكي تجربتك سجّل الدخول: لكل قارئ صوت واحد، ويمكنه تعديل ما كتبه أو سحبه.',
    read: 'اقرأ تجارب القرّاء',
    tell: 'احكِ تجربتك',
  },
  absence: {
    titles: {
      malformed: 'لا يمكن قراءة هذا العنوان',
      foreignForm: 'جاء هذا النموذج من مكان آخر',
      tooMany: 'طلبات كثيرة جدًا',
      missing: 'الصفحة غير موجودة',
      gone: 'أُزيلت الصفحة',
      unavailable: 'الخدمة غير متاحة مؤقتًا',
      failed: 'حدث خطأ لدينا',
    },
    malformed: 'جزء منه تالف، كما يحدث عند نسخ رابط ناقص. تحقق من كتابته من فضلك.',
    foreignForm: 'أُرسل هذا النموذج من موقع آخر، ولذلك لم يتغيّر شيء. افتح الصفحة هنا وحاول مرة أخرى.',
    unknownVisitor:
      'تعذّر الوصول إلى خدمة تسجيل الدخول الآن، فلا يمكننا عرض حسابك. لم يُسجَّل خروجك ولم يضِع شيء. حاول مرة أخرى بعد دقيقة من فضلك.',
    tooMany:
      'وصلنا من شبكتك في الدقيقة الماضية من الطلبات أكثر مما نجيب عنه دفعة واحدة. انتظر دقيقة ثم أعد المحاولة. كل الصفحات الأخرى متاحة.',
    home: 'إلى الصفحة الرئيسية',
    searchForIt: 'ابحث عنها',
    sayIt: 'أبلغنا عن رابط خاطئ',
  },
}
