import { plural } from '@house-edge/ui/language'
import type { english } from './english.ts'

/** The same in Arabic. */
export const arabic: typeof english = {
  frame: { account: 'حسابي', searchSite: 'ابحث في هذا الموقع', search: 'بحث' },
  languages: {
    name: 'اللغات',
    frontPage: 'الصفحة الرئيسية',
    readHere: 'اقرأ بالعربية',
    offer: 'هذه الصفحة بلغات أخرى',
    notTranslated: (shown) => `لم تُترجم هذه الصفحة بعد، وتُعرض باللغة ${shown}.`,
  },
  home: {
    about: 'مراجعات كازينوهات بأدلتها، وكلام واضح عن كلفة كل لعبة.',
    readReviews: 'اقرأ المراجعات',
    allReviews: 'كل المراجعات',
    allArticles: 'كل المقالات',
  },
  listing: {
    page: (title, page) => `${title}، الصفحة ${page}`,
    pageOf: (page, pages) => `الصفحة ${page} من ${pages}`,
    nothingYet: 'لم يُنشر شيء بعد',
    comeBack: 'عد إلينا قريبًا، فالمواد الأولى قيد الكتابة.',
    articles: 'المقالات',
  },
  blog: {
    next: 'المقالة التالية',
    title: 'المدونة',
    lead: 'أدلة وحسابات وكلام صريح عن كلفة ألعاب الكازينو.',
    description: 'مقالات عن الاحتمالات والمكافآت وكلفة ألعاب الكازينو، بحسابات صحيحة ومن دون لغة الدعاية.',
  },
  reviews: {
    title: 'مراجعات الكازينوهات',
    lead: 'كل كازينو اختبرناه، والأعلى تقييمًا أولًا. لا يمكن شراء أي تقييم.',
    description:
      'مراجعات للكازينوهات تبيّن التقييم والترخيص وطرق الدفع والعروض، ومع كل منها الأدلة وتاريخ آخر تحقق.',
  },
  compare: {
    readers: 'رأي القرّاء',
    average: (average, votes) =>
      plural(votes, {
        one: `${average} من 5، من قارئ واحد`,
        two: `${average} من 5، من قارئَين`,
        few: `${average} من 5، من ${votes} قرّاء`,
        many: `${average} من 5، من ${votes} قارئًا`,
        other: `${average} من 5، من ${votes} قارئ`,
      }),
    noReader: 'لا رأي من القرّاء بعد',
    notNow: 'غير متاح الآن',
  },
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
      tooMany: 'أسئلة أكثر من اللازم',
      missing: 'الصفحة غير موجودة',
      gone: 'أُزيلت الصفحة',
      unavailable: 'الخدمة غير متاحة مؤقتًا',
      failed: 'حدث خطأ لدينا',
    },
    malformed: 'جزء منه تالف، كما يحدث عند نسخ رابط ناقص. تحقق من كتابته من فضلك.',
    foreignForm: 'أُرسل هذا النموذج من موقع آخر، ولذلك لم يتغيّر شيء. افتح الصفحة هنا وحاول مرة أخرى.',
    tooMany:
      'وصلنا من شبكتك في الدقيقة الماضية أكثر مما نجيب عنه دفعة واحدة. انتظر دقيقة ثم اسأل من جديد. كل الصفحات الأخرى متاحة.',
    home: 'إلى الصفحة الرئيسية',
    searchForIt: 'ابحث عنها',
    sayIt: 'أبلغنا عن رابط خاطئ',
  },
}
