import { listFormat, numberWords, plural } from '@house-edge/ui/language'
import type * as english from './english-questions.ts'

/** The same in Arabic. */
export const searchPage: typeof english.searchPage = {
  title: 'بحث',
  titled: (question) => `بحث: ${question}`,
  description: 'المراجعات والمقالات والأشخاص والمواضيع والعروض وطرق الدفع في بحث واحد.',
  form: 'ابحث في كل شيء',
  what: 'عمّ تبحث؟',
  hint: 'كازينو أو لعبة أو عرض أو طريقة دفع أو أحد كتّابنا.',
  somethingElse: 'ابحث عن شيء آخر',
  anyWord: 'أي كلمة أو اسم.',
  found: (count, question) =>
    plural(count, {
      one: `نتيجة واحدة عن «${question}»`,
      two: `نتيجتان عن «${question}»`,
      few: `${count} نتائج عن «${question}»`,
      other: `${count} نتيجة عن «${question}»`,
    }),
  inOurWords: (searched) => `نتائج «${searched}»: المعنى هنا واحد.`,
  corrected: (question, searched) => `لا يرد «${question}» كما كُتب، ولذلك نعرض نتائج «${searched}».`,
  allKinds: 'كل الأنواع',
  allOf: (count, kind) => `الكل (${count}): ${kind}`,
  all: (count) => `الكل (${count})`,
  theBest: (shown, found) => `أفضل ${shown} من ${found}. بكلمات أكثر تقلّ النتائج.`,
  nothing: (question) => `لم نجد شيئًا عن «${question}»`,
  meant: (question) => `هل تقصد [${question}]؟`,
  everything: 'ابحث عنه في [كل شيء].',
  fewer: 'بكلمات أقل تجد نتائج أكثر، ويكفي الاسم.',
  lookAround: 'أو تصفّح الموقع',
}

/** The same in Arabic. */
export const compare: typeof english.compare = {
  title: 'مقارنة الكازينوهات',
  description: 'كازينوهات جنبًا إلى جنب بنتائج مراجعاتنا، والفروق أولًا.',
  lead: (most) => `${most} كازينوهات على الأكثر جنبًا إلى جنب، بنتائج مراجعاتنا. الفروق أولًا.`,
  short: (most) => `${most} كازينوهات على الأكثر جنبًا إلى جنب، والفروق أولًا.`,
  tooMany: (most) => `اخترت أكثر من ${most} كازينوهات، ولذلك نعرض أول ${most} منها.`,
  tick: (most) => `اختر ${most} كازينوهات على الأكثر، من هنا أو من [قائمة المراجعات].`,
  name: 'المقارنة',
  remove: (casino) => `إزالة[ ${casino}]`,
  caption: (casinos) => `مقارنة: ${casinos}`,
  choose: 'اختر الكازينوهات',
  another: 'أضف غيرها',
  show: 'قارن',
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
}

/** The same in Arabic. */
export const market: typeof english.market = {
  title: 'أين أنت',
  description: 'العروض لبعض البلدان. قل لنا في أي بلد أنت لترى ما يناسبك.',
  none: 'لا ترى عروضًا: لا نعرف عرضًا يمكنك قبوله.',
  offersFor: (country) => `ترى العروض المتاحة للقرّاء في هذا البلد: ${country}.`,
  text: 'ما يجوز للكازينو أن يعرضه يختلف من بلد إلى آخر، وكذلك ما نعرضه نحن. أما المراجعات والدرجات والتحذيرات فهي نفسها في كل مكان. يُحفظ اختيارك في ملف تعريف ارتباط في هذا المتصفح، ولا شيء آخر عنك.',
  form: 'اختر مكانك',
  openElsewhere: (countries) =>
    `نعرض العروض لهذه البلدان وحدها. وتقبل كازينوهات راجعناها لاعبين في بلدان أخرى أيضًا: ${listFormat().format(
      countries.map(({ name, casinos }) => `[${name}] (${numberWords(casinos)})`),
    )}. تراها بلا عروضها.`,
  noneElsewhere: (countries) =>
    `لا نعرف كازينو نوصي به يقبل لاعبين من ${listFormat('disjunction').format(
      countries,
    )}. إن كنت هناك فإن [كل المراجعات] و[كل التحذيرات] لك أيضًا، وكذلك [المساعدة في بلدك].`,
  waysOn: 'ثم اطّلع على [العروض وشروطها] أو على [كل الكازينوهات التي راجعناها].',
}

/** The same in Arabic. */
export const articlesFound: typeof english.articlesFound = {
  title: 'المقالات بحسب اختيارك',
  description: 'مقالاتنا بحسب الموضوع والكاتب والسنة.',
  found: (found, all) => `المقالات: ${found} من أصل ${all}، والأحدث أولًا.`,
  none: 'لا مقالة تستوفي كل ذلك',
  takeAway: 'أزل أحد الشروط أعلاه، أو اطّلع على [كل المقالات].',
}
