import type * as english from './english.ts'

/** The same in Arabic. */
export const calculators: typeof english.calculators = {
  send: 'احسب',
  wrong: 'لا يمكن حساب شيء قبل تصحيح الأرقام المعلَّمة.',
  link: 'رابط هذه النتيجة',
  problems: {
    empty: 'أدخل رقمًا.',
    negative: 'أدخل 0 أو أكثر.',
    noFigure: 'أدخل رقمًا مثل 50 أو 12.50.',
    most: 'أدخل {most} على الأكثر.',
  },
  wagering: {
    fields: {
      deposit: 'إيداعك',
      bonus: 'المكافأة',
      multiple: 'شرط الرهان، كم ضعفًا',
      tables: 'ما يُحتسب من ألعاب الطاولة، بالمئة',
      largestBet: 'أعلى رهان (0: بلا حد)',
      largestWin: 'أعلى ربح (0: بلا حد)',
      base: 'يُراهَن بأضعاف',
    },
    bases: { bonus: 'المكافأة', 'deposit and bonus': 'الإيداع والمكافأة' },
    games: {
      slots: 'ماكينات تعيد 96%',
      roulette: 'روليت بصفر واحد',
      blackjack: 'بلاك جاك بالاستراتيجية الأساسية',
    },
    answer: 'لتحويل مكافأة قدرها {bonus} إلى مال عليك أن تراهن بمبلغ [{turnover}]، أي {times} {of}.',
    once: 'مرة واحدة',
    times: '{count}×',
    of: { bonus: 'المكافأة', 'deposit and bonus': 'المكافأة مع إيداعك البالغ {deposit}' },
    caption: 'كلفة الرهان بهذا المبلغ في المتوسط',
    columns: {
      game: 'اللعبة',
      edge: 'أفضلية الكازينو',
      cost: 'الكلفة في المتوسط',
      left: 'الباقي من المكافأة',
    },
    counted: '{game}، يُحتسب منها {share}',
    nothing: 'لا شيء',
    bets: 'عدد دورات الماكينة عند أعلى رهان: {bets}.',
    mostOut: 'لا يجوز سحب أكثر من {win}.',
    note: 'هذه متوسطات على لاعبين كثيرين، وقد تنتهي محاولة واحدة بعيدًا فوقها أو تحتها. ولا يبقى شيء إذا نفد كل المال قبل النهاية، أو إذا كانت اللعبة لا تُحتسب. وما يُحتسب من كل لعبة وأعلى رهان وأعلى ربح مذكورة في شروط العرض.',
  },
  evening: {
    fields: {
      stake: 'رهان الجولة',
      rounds: 'عدد الجولات في الساعة',
      hours: 'عدد الساعات',
      edge: 'أفضلية الكازينو، بالمئة',
      swing: 'تتقلب النتائج كما في',
    },
    swings: {
      even: 'الأحمر أو الأسود',
      blackjack: 'البلاك جاك',
      number: 'رقم واحد في الروليت',
      slot: 'ماكينة',
    },
    answer:
      'عدد الجولات {rounds}، وفي كل منها {stake}، فيدخل اللعبة {staked}. يحتفظ الكازينو من ذلك في المتوسط بمبلغ [{cost}]. وتنتهي أمسيتان من كل ثلاث بين {from} و{to}.',
    even: 'التعادل',
    loss: 'خسارة {amount}',
    win: 'ربح {amount}',
    caption: 'كلفة ذلك في المتوسط، ومدى الابتعاد عنه',
    columns: {
      played: 'المدة',
      staked: 'مجموع الرهان',
      average: 'في المتوسط',
      usual: 'مرتان من كل ثلاث',
      nearlyAll: '19 مرة من كل 20',
    },
    one: 'أمسية واحدة',
    year: 'أمسية في الأسبوع طوال سنة',
    range: 'من [{from}] إلى [{to}]',
    note: 'المتوسط دقيق، أما التشتت فتقدير. والماكينات غير متناظرة: تنتهي معظم الأمسيات تحت متوسطها، وقليل منها بعيدًا فوقه.',
  },
}

/** The same in Arabic. */
export const curves: typeof english.curves = {
  left: {
    title: 'ما يبقى أثناء استيفاء شروط العرض، في المتوسط',
    summary: (left, turnover) =>
      `على الماكينات يبقى من الإيداع والمكافأة ${left} بعد الرهان بمبلغ ${turnover}.`,
    inBets: (left, turnover, bets) =>
      `على الماكينات يبقى من الإيداع والمكافأة ${left} بعد الرهان بمبلغ ${turnover}، وأقل عدد للرهانات ${bets}.`,
    mostOut: (win) => `لا يجوز سحب أكثر من ${win}.`,
    staked: 'ما احتُسب حتى الآن',
    counted: (game, percent) => `${game}، يُحتسب منها ${percent}`,
    notCounted: (games) => `لا يُحتسب أبدًا: ${games}.`,
    largestWin: 'أكثر ما يجوز سحبه',
  },
  outcomes: {
    title: 'مئة أمسية كهذه',
    summary: (losing, average) =>
      `${losing} من كل مئة تنتهي بأقل مما بدأت به، وفي المتوسط تنتهي الأمسية عند ${average}.`,
    result: 'النتيجة',
    evenings: 'عدد الأمسيات من كل مئة',
    range: (from, to) => `من ${from} إلى ${to}`,
    even: 'التعادل',
  },
}
