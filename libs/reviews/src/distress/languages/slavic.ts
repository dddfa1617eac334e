import type { Vocabulary } from './vocabulary.ts'

export const slavic: readonly Vocabulary[] = [
  {
    lang: 'pl',
    danger: `samobój*, zabić się, zabije się, się zabić, się zabiję, chcę umrzeć, chce umrzeć, nie chcę żyć, nie chce mi się żyć, skończyć ze sobą, odebrać sobie
      życie, samookalecz*, targnąć się na życie, chcę/chce się zabić, nie daję/daje rady, =nie daję już rady, =nie mogę już, dość życia, dosyć życia, nie
      wytrzymam, nie mam siły żyć, myśli samobójcze, wolę umrzeć,
      życie nie ma sensu`,
    help: `uzależni*, hazardzist*, hazardziści, nałóg, nałogu, nałogow*, problem* z hazard*, problem* hazard*, =pomocy, =pomoc, =potrzebuję pomocy, pomoc
      hazard*, =pomóżcie, pomocy hazard*, przesta* grać, nie mogę przestać, chcę przestać, =przestać, rzuci* hazard*, rzucić granie, skończyć z hazardem,
      skończyć z graniem, =zablokować, =blokada, zablokować kasyn*, zablokować hazard*, blokad* kasyn*, blokad* hazard*, samowyklucz*, wykluczyć się,
      wykluczenie z, dług, długi, długów, długach, długami, długu, zadłuż*, komornik*, chwilówk*, =bankructwo, =upadłość, upadłość konsumencka, przegra*
      wszystko, wszystko przegra*, straci* wszystko, przegra* pieniądze, mąż gra, syn gra, depresj*, zrozpaczon*, rozpacz,
      gram/gra/grasz/grałem/grałam/obstawiam za dużo, gram za często,
      mąż/żona/syn/córka/ojciec/matka/brat/siostra/partner/partnerka/chłopak/dziewczyna/narzeczony/przyjaciel gra/obstawia, mąż hazardzista,
      przegra*/straci* wypłatę/pensję/oszczędności/dom/pieniądze/wszystko, wypłatę/pensję przegra*, przegra*/straci* #, ciągle/zawsze/stale przegrywam,
      przegrywam ciągle/zawsze/wszystko, jestem winien/winna, =spłukany, =spłukana, jestem spłukany/spłukana/zrujnowany/zrujnowana, jestem bez pieniędzy,
      =bez pieniędzy, nie mam pieniędzy, =potrzebuję pieniędzy, potrzebuję pieniędzy pilnie/szybko, porozmawiać/rozmawiać/pogadać z kimś, mogę spać, nie
      śpię, pomóżcie/pomóż mi, jak przestać grać, chcę rzucić granie,
      gram/gra codziennie, zdesperowan*`,
    said: 'Nie jesteś z tym sam. Tutaj znajdziesz ludzi, którzy wysłuchają.',
  },
  {
    lang: 'ru',
    danger: `суицид*, самоубий*, samoubi*, покончить с собой, покончу с собой, покончить с жизнью, убить себя, убью себя, хочу умереть, не хочу жить, незачем жить,
      самоповрежд*, порезать себя, повеситься, свести счёты с жизнью, =больше не могу, больше не могу так, не могу так больше, хочу сдохнуть, хочется
      умереть, нет сил жить, нету сил жить, не хочется жить, лучше умереть, суицидальн*, убиться,
      жизнь не имеет смысла, нет смысла жить`,
    help: `лудоман*, игроман*, ludoman*, igroman*, зависимость, зависимости, зависимостью, зависимый, зависимая, игровая зависим*, анонимные игроки, =помощь,
      =помогите, =спасите, =нужна помощь, помощь игро*, помощь лудо*, броси* играть, бросить казино, перестать играть, прекратить играть, не могу
      остановиться, не могу перестать, хочу остановиться, =остановиться, как остановиться, =стоп, =хватит, =заблокировать, =блокировка, заблокировать
      казино, заблокировать сайт*, блокировка казино, самоисключ*, самозапрет*, самоогранич*, исключить себя, долг, долги, долгов, долгах, долгами,
      микрозайм*, коллектор*, =банкротство, банкротство физ*, банкрот, проиграл* все, все проиграл*, проиграл* деньги, проиграл* зарплату, потерял* все,
      отчаяни*, депресси*, муж игра*, сын игра*, муж игрок, слишком/очень много играю/играет, играю/играет слишком, играю каждый день,
      муж/жена/сын/дочь/брат/отец/мать/парень/девушка/мама/папа/друг/сестра играет/играют, хочу перестать, хочу бросить, не могу бросить, как бросить
      играть, проиграл*/просадил*/слил*/потерял* зарплату/деньги/квартиру/сбережения/пенсию/все/кучу, проиграл*/просадил* #, # проиграл*,
      постоянно/всегда/опять проигрываю, проигрываю все/деньги/постоянно/всегда, должен денег/деньги/#, должна денег/деньги/#, в долгах, =нужны деньги,
      срочно нужны деньги, нужны деньги срочно, =нет денег, совсем нет денег, поговорить с кем, не с кем поговорить, могу спать, не сплю, помогите мне/нам,
      разорен, разорена, разорился, телефон доверия, =горячая линия,
      играет каждый день`,
    said: 'Вы не одни. Здесь вы найдёте тех, кто вас выслушает.',
  },
  {
    lang: 'uk',
    danger: `самогуб*, суїцид*, вбити себе, убити себе, вб'ю себе, хочу померти, не хочу жити, покінчити з собою, покінчити з життям, накласти на себе руки,
      самоушкодж*, =більше не можу, не можу так більше, хочу вмерти, хочу здохнути, немає сил жити, нема сил жити, не хочеться жити, краще померти,
      суїцидальн*,
      немає сенсу жити`,
    help: `ігроман*, лудоман*, залежність, залежності, залежністю, залежний, залежна, ігрова залежн*, анонімні гравці, =допомога, =допоможіть, =рятуйте,
      =потрібна допомога, допомога ігро*, кинути грати, кинути казино, перестати грати, припинити грати, не можу зупинитися, не можу зупинитись, хочу
      зупинитися, =зупинитися, як зупинитися, =досить, =годі, =заблокувати, =блокування, заблокувати казино, заблокувати сайт*, самовиключ*, самообмеж*,
      самозаборон*, виключити себе, борг, борги, боргів, боргах, боргами, мікропозик*, колектор*, =банкрутство, банкрут, програв все, програла все, все
      програ*, програв гроші, програла гроші, втратив все, втратила все, відчай, розпач, депресі*, чоловік грає, син грає, забагато/занадто/надто граю/грає,
      надто багато граю/грає, граю забагато/занадто/надто, чоловік/дружина/син/дочка/донька/брат/батько/мати/хлопець/дівчина/мама/тато/друг/сестра грає,
      хочу перестати, хочу кинути, не можу кинути, програв/програла/втратив/втратила зарплату/гроші/квартиру/заощадження/пенсію/усе/усі, програв/програла #,
      # програв/програла, постійно/завжди/знову програю, програю все/гроші/постійно/завжди, винен/винна гроші/#, у боргах, в боргах, =потрібні гроші,
      терміново потрібні гроші, потрібні гроші терміново, =немає грошей, поговорити з кимось, нема з ким поговорити, можу спати, не сплю, допоможіть
      мені/нам, розорений, розорена, телефон довіри, =гаряча лінія,
      граю/грає щодня, граю/грає кожен день`,
    said: 'Ви не самі. Тут ви знайдете тих, хто вас вислухає.',
  },
  {
    lang: 'cs',
    danger: `sebevražd*, chci umřít, zabít se, zabiju se, nechci žít, sebepoškoz*, nemůžu dál, =už nemůžu, radši umřít, nechce se mi žít, myšlenky na sebevraždu,
      chci zemřít`,
    help: `gamblerství, závislost*, závislý, závislá, závislý na hraní, patologické hráčství, =pomoc, potřebuji pomoc, potřebuju pomoc, přestat hrát, přestat
      sázet, nemůžu přestat, chci přestat, =přestat, =zablokovat, zablokovat kasin*, vyloučit se, dluh, dluhy, dluhů, zadluž*, exekuce, exekuci, exekutor,
      exekutora, půjčk*, prohrál vše*, prohrála vše*, zoufal*, hraju/hraje/sázím příliš/moc, příliš hraju,
      manžel/manželka/syn/dcera/otec/matka/bratr/sestra/přítel/přítelkyně/partner/partnerka/táta/máma hraje/sází, prohrál/prohrála/prohrát/ztratil/ztratila
      výplatu/peníze/úspory/dům/byt/plat, prohrál/prohrála jsem #, prohrál/prohrála #, pořád/stále/vždycky/furt prohrávám, prohrávám pořád/vše/všechno,
      prohrál jsem všechno, dlužím, na mizině, =bez peněz, nemám peníze, =potřebuji/potřebuju peníze, nutně potřebuji/potřebuju peníze,
      promluvit/mluvit/povídat s někým, promluvit si s někým, nemůžu spát, nespím, pomozte/pomoz mi,
      hraju/hraje každý den`,
    said: 'Nejste v tom sami. Najdete zde lidi, kteří naslouchají.',
  },
]
