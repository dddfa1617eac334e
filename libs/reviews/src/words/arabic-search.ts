import { plural } from '@house-edge/ui/language'
import type * as english from './english-search.ts'

/** The same in Arabic. */
export const search: typeof english.search = {
  kinds: {
    casino_review: 'مراجعات الكازينوهات',
    article: 'المقالات',
    bonus: 'العروض',
    payment_method: 'طرق الدفع',
    game_provider: 'صانعو الألعاب',
    operator: 'المشغّلون',
    regulator: 'الجهات الرقابية',
    topic: 'المواضيع',
    person: 'الأشخاص',
    page: 'عن هذا الموقع',
  },
  notes: {
    casino_review: 'مراجعة كازينو',
    article: 'مقالة',
    payment_method: 'طريقة دفع',
    game_provider: 'صانع ألعاب',
    operator: 'مشغّل',
    regulator: 'جهة رقابية',
    topic: 'موضوع',
    person: 'شخص',
    page: 'عن هذا الموقع',
    help: 'مساعدة',
    list: 'قائمة',
  },
  lists: {
    casino_review: 'كل المراجعات, كل الكازينوهات',
    article: 'كل المقالات, مدونة',
    bonus: 'كل العروض, كل المكافآت',
    payment_method: 'وسائل الدفع, طرق السحب, طرق الإيداع, سحب, السحب, سحوبات, السحوبات',
    game_provider: 'مزودو الألعاب, شركات الألعاب, مطورو الألعاب',
    operator: 'الشركات',
    regulator: 'هيئات الترخيص, جهات الترخيص',
    topic: 'كل المواضيع',
    person: 'الكتّاب, الفريق',
  },
  ways: {
    'credit cards': 'بطاقات الائتمان',
    cryptocurrency: 'العملات المشفّرة',
    'e-wallets': 'المحافظ الإلكترونية',
    'debit cards': 'بطاقات الخصم',
    'bank transfers': 'التحويلات المصرفية',
    vouchers: 'القسائم',
    'payment by phone': 'الدفع بالهاتف',
  },
  answers: {
    everyCasino: (casinos, order) =>
      plural(casinos, {
        one: `الكازينو الوحيد الذي اختبرناه، ${order}`,
        two: `الكازينوهان اللذان اختبرناهما، ${order}`,
        few: `كل الكازينوهات وعددها ${casinos}، ${order}`,
        other: `كل الكازينوهات وعددها ${casinos}، ${order}`,
      }),
    casinosIn: (casinos, place, order) =>
      plural(casinos, {
        one: `كازينو واحد متاح للاعبين في هذا البلد (${place})، ${order}`,
        two: `كازينوهان متاحان للاعبين في هذا البلد (${place})، ${order}`,
        few: `كل الكازينوهات المتاحة للاعبين في هذا البلد (${place}) وعددها ${casinos}، ${order}`,
        other: `كل الكازينوهات المتاحة للاعبين في هذا البلد (${place}) وعددها ${casinos}، ${order}`,
      }),
    take: (casinos, name, place) =>
      plural(casinos, {
        one: `كازينو واحد للاختيار يقبل ${name} (${place})`,
        two: `كازينوهان للاختيار يقبلان ${name} (${place})`,
        few: `${casinos} كازينوهات للاختيار تقبل ${name} (${place})`,
        other: `${casinos} كازينو للاختيار يقبل ${name} (${place})`,
      }),
    apart: (casinos) =>
      plural(casinos, {
        one: 'ويقبله كازينو آخر نحذّر منه أو أُغلق أو لم نعد ندرجه.',
        two: 'ويقبله كازينوهان آخران نحذّر منهما أو أُغلقا أو لم نعد ندرجهما.',
        few: `ويقبله ${casinos} كازينوهات أخرى نحذّر منها أو أُغلقت أو لم نعد ندرجها.`,
        other: `ويقبله ${casinos} كازينو آخر نحذّر منه أو أُغلق أو لم نعد ندرجه.`,
      }),
    onlyApart: (casinos) =>
      plural(casinos, {
        one: 'يقبله كازينو واحد نحذّر منه أو أُغلق أو لم نعد ندرجه.',
        two: 'يقبله كازينوهان نحذّر منهما أو أُغلقا أو لم نعد ندرجهما.',
        few: `تقبله ${casinos} كازينوهات نحذّر منها أو أُغلقت أو لم نعد ندرجها.`,
        other: `يقبله ${casinos} كازينو نحذّر منه أو أُغلق أو لم نعد ندرجه.`,
      }),
    noneTakes: (name) => `لا يقبل أي كازينو هنا ${name}.`,
    noneRecommendedTakes: (name) => `لا يقبل أي كازينو نوصي به ${name}.`,
    whatTheyTake: 'اطّلع على [ما تقبله الكازينوهات].',
    all: 'عرض الكل',
    fastest: (time) => `الأسرع في الدفع بهذه الطريقة، والمدة ${time}:`,
    noneThere: (place) => `لا يقبل أي كازينو هنا لاعبين من هذا البلد: ${place}.`,
    noneRecommendedThere: (place) => `لا نوصي اللاعبين في هذا البلد بأي كازينو: ${place}.`,
  },
  suggested: {
    label: 'اقتراحات',
    announcement: (count) =>
      count === 0
        ? 'لا اقتراحات.'
        : plural(count, {
            one: 'اقتراح واحد. اختر بمفاتيح الأسهم.',
            two: 'اقتراحان. اختر بمفاتيح الأسهم.',
            other: `${count} اقتراحات. اختر بمفاتيح الأسهم.`,
          }),
  },
  orders: { limit: 'الأعلى حدًا للسحب أولًا', safety: 'الأعلى درجة في الأمان أولًا' },
  hereFirst: (country) => `تسبق غيرها الكازينوهات التي تقبل لاعبين من ${country}.`,
  apartLast: 'وبعد هذه كلها ما نحذّر منه، أو أُغلق، أو لم نعد ندرجه.',
  facts: {
    paid: (times) => `مدة السحب: ${times}`,
    paidBy: (time, way) => `${time} عبر ${way}`,
    deposit: (sum, ways) => `أقل إيداع: ${sum} عبر ${ways}`,
    paysOutAlone: (ways) => `يدفع عبر ${ways} ولا يقبل الإيداع بها`,
    takes: (ways) => `يقبل ${ways}`,
    limit: (sum) => `حد السحب في الشهر: ${sum}`,
    wagering: (wagering, offer) => `أقل شرط رهان: ${wagering} (${offer})`,
    safety: (score) => `الأمان: ${score} من 10`,
  },
}

/** The same in Arabic. */
export const help: typeof english.help = {
  title: 'تحدّث إلى أحد الآن',
  lead: 'لا يلزم أن تكون متأكدًا من وجود مشكلة، ويمكنك الاتصال من أجل شخص آخر.',
  inDanger: 'في خطر',
  danger:
    'إذا كانت حياة أحد في خطر فاتصل بالطوارئ: [112] في أوروبا ومنها بريطانيا وأيرلندا، و[911] في أمريكا الشمالية.',
  name: 'مساعدة',
  notNow: 'لا يمكننا الآن أن نعرض أرقام من يساعد. حاول مرة أخرى بعد دقيقة من فضلك، ويمكن لطبيب أن يساعد أيضًا.',
  answersIn: (country) => `الحديث يساعد. جهات تجيب في ${country}:`,
  noneIn: (country) => `لا نعرف جهة في هذا البلد: ${country}. قد تدلّك هذه الجهات على من تسأل هناك.`,
}
